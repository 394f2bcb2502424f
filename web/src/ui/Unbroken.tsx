import { Fragment } from 'react';

/** A sentence in which "H-1B" and spans of years each stay on one line. */
export function Unbroken({ text }: { text: string }) {
  const pieces = text.split(/(H-1B|\d{4}–\d{4})/);
  return pieces.map((piece, at) => (
    <Fragment key={pieces.slice(0, at).join('')}>{at % 2 === 0 ? piece : <span className="unbroken">{piece}</span>}</Fragment>
  ));
}
