import { useRouter } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useHouseAddress } from './use-house-address.ts';

interface RequestDemoDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Answers a click on whatever the subscription does not hold (SH-290 to SH-295). */
export function RequestDemoDialog({ isOpen, onClose }: RequestDemoDialogProps) {
  const demo = useHouseAddress('demo') ?? '/demopracticeplus';
  const router = useRouter();
  const unlock = () => {
    onClose();
    void router.navigate({ href: demo });
  };
  return (
    <Sheet
      title="This feature is not included in your current subscription"
      place="centre"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="default" onClick={unlock}>
            Unlock
          </Button>
        </>
      }
    >
      <p>To unlock all our content &amp; specialist tools, sign up for a free trial</p>
    </Sheet>
  );
}
