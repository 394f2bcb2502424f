import type { Memory, Told } from './hosted-memory.ts';
import type { Said } from './hosted-said.ts';
import { amountsIn } from './hosted-said-amounts.ts';

/**
 * Whether an amount may be said of a record: it is told of it, or it was told of no record at all and is not what the student asks for. So
 * the pay of one job is never said of another.
 */
export const openAmountsOf =
  (memory: Memory, said: Said, student: Said) =>
  (handle: string, value: number): boolean => {
    const told = memory.called(handle);
    if (told === null) return false;
    const amountsOf = (one: Told) => [...amountsIn(one.facts), ...(one.pay ?? []), ...said.amountsOf(one.handle)];
    if (amountsOf(told).some((amount) => isAbout(amount, value))) return true;
    const others = memory.all().filter((one) => one !== told);
    return (
      said.hasAmount(value) && !student.hasAmount(value) && !others.some((one) => amountsOf(one).some((amount) => isAbout(amount, value)))
    );
  };

/** The same, to the thousand where they are as large as a salary. */
const isAbout = (amount: number, value: number) =>
  amount === value || (amount >= 1000 && value >= 1000 && Math.round(amount / 1000) === Math.round(value / 1000));
