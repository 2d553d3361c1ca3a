import { useId, useRef, useState, type ChangeEvent } from 'react';
import { formatCount } from '#web/ui/format-number.ts';
import styles from './conflict-page.module.css';

/** Takes a file with names. It is read on this device and goes nowhere (OP-177). */
export function CastFile({ onText }: { readonly onText: (text: string) => void }) {
  const id = useId();
  const [told, setTold] = useState('');
  const last = useRef<File>(undefined);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setTold(`Reading ${file.name} …`);
    last.current = file;
    const { readCastFile } = await import('./read-cast-file.ts');
    const read = await readCastFile(file);
    // Another was chosen meanwhile.
    if (last.current !== file) return;
    if (read.text === undefined) {
      setTold(read.refusal);
      return;
    }
    onText(read.text);
    setTold(`${file.name}: ${formatCount(read.text.split('\n').length, 'line')} read`);
  };
  return (
    <div className={styles.file}>
      <label htmlFor={id}>Or a file (Word, Excel, CSV, text)</label>
      <input id={id} type="file" accept=".txt,.csv,.tsv,.docx,.xlsx,.md" onChange={(event) => void take(event)} />
      <output className={styles.quiet}>{told}</output>
    </div>
  );
}
