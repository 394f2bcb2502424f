import { Fragment } from 'react';

/** A sentence in which "H-1B" stays on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(name).map((piece, at) => (
    <Fragment key={piece}>
      {at > 0 && <span className="unbroken">{name}</span>}
      {piece}
    </Fragment>
  ));
}

const name = 'H-1B';
