/** Facts in one line, a middle dot after all but the last; no line begins with one. */
export function Joined({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, at) => (
    <span key={fact}>
      {fact}
      {at < facts.length - 1 && <span className="dot">&nbsp;· </span>}
    </span>
  ));
}
