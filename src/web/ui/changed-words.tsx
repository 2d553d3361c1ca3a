import { Fragment } from 'react';
import styles from './changed-words.module.css';

interface ChangedPiece {
  readonly kind: 'same' | 'inserted' | 'deleted';
  readonly text: string;
}

/** What a text says and said: what is inserted is underlined, what is deleted is struck through; both are said, too. */
export function ChangedWords({ pieces }: { readonly pieces: readonly ChangedPiece[] }) {
  return pieces.map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and texts repeat
    <Fragment key={index}>
      {touches(pieces[index - 1], piece) ? ' ' : null}
      <Piece {...piece} />
    </Fragment>
  ));
}

/** Whether words left out and words put in stand with no blank between, and would read as one word. */
function touches(before: ChangedPiece | undefined, piece: ChangedPiece): boolean {
  if (before === undefined || before.kind === 'same' || piece.kind === 'same') return false;
  return !/\s$/u.test(before.text) && !/^\s/u.test(piece.text);
}

function Piece({ kind, text }: ChangedPiece) {
  if (kind === 'same') return text;
  const Element = kind === 'inserted' ? 'ins' : 'del';
  return (
    <Element className={styles[kind]}>
      <span className="visually-hidden">{kind}: </span>
      {text}
    </Element>
  );
}
