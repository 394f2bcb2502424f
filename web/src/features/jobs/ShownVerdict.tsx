import { Unbroken } from '#ui/Unbroken.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import type { Shown } from './verdicts.ts';

/** A verdict with the posting's sentence, or with our own where the posting is silent. */
export function ShownVerdict({ text, ...verdict }: Shown & { quoteAt?: string | undefined }) {
  return <Verdict {...verdict}>{text && <Unbroken text={text} />}</Verdict>;
}
