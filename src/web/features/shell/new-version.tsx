import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TypedBefore } from './typed-before.tsx';
import { forgetTyped, keepTyped, listTyped, readTyped } from './typed-texts.ts';

const KEY = 'pandect.reloaded';

/** Not more often than this, so that a broken installation does not reload for ever; milliseconds. */
const PAUSE = 60_000;

/**
 * Meets what happens when the library is updated while a page is open, and a part of the page is gone with the former
 * version: the page is loaded again, of itself where nothing is typed in it, else when the reader says so (OP-43). What
 * was typed is shown after it. A part that fails for any other reason is left to whoever asked for it.
 */
export function NewVersion() {
  const [isOffered, setOffered] = useState(false);
  const [typed, setTyped] = useState(readTyped);
  useEffect(() => {
    const meet = async () => {
      if (!(await isReplaced())) return;
      const isRecent = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE;
      if (isRecent || listTyped().length > 0) setOffered(true);
      else loadAgain();
    };
    const onError = () => void meet();
    window.addEventListener('vite:preloadError', onError);
    return () => window.removeEventListener('vite:preloadError', onError);
  }, []);
  if (typed) {
    const close = () => {
      forgetTyped();
      setTyped(undefined);
    };
    return <TypedBefore kept={typed} onClose={close} />;
  }
  const stay = () => setOffered(false);
  const buttons = (
    <>
      <Button onClick={stay}>Stay for now</Button>
      <Button kind="default" onClick={loadAgain}>
        Load again
      </Button>
    </>
  );
  return (
    <Sheet title="A newer version is here" place="centre" isOpen={isOffered} onClose={stay} footer={buttons}>
      <p>
        The library was updated while this page was open, and a part of the page is gone with the former version. What
        you see still works. What you have typed is kept and shown to you after loading again.
      </p>
    </Sheet>
  );
}

/** Whether the server answers, and no longer has the script that this page began with. */
async function isReplaced(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!script) return false;
  const answer = await fetch(script.src, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}

function loadAgain(): void {
  keepTyped({ typed: listTyped() });
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
