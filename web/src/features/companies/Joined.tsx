import { Fragment } from 'react';

/** Facts in one line, a middle dot between them. */
export function Joined({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && <span className="dot"> · </span>}
      {fact}
    </Fragment>
  ));
}
