import type { EmployerKind, Mention, Reading } from '@alive/language/entities/types.ts';
import { kindOfEmployer, nameOfKind } from '@alive/language/conditions/named.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { kinds, kindsKnown } from './copy/talk.ts';
import type { SearchTools } from './port.ts';

/**
 * The reading with kinds of employers that only size, age or owner tell ("startups") as the curated employers that are known to be so, and
 * what to say of how many that is. A kind that no employer is known to be of stays as it was, and `note` says so.
 */
export async function withEmployers(reading: Reading, tools: SearchTools): Promise<{ reading: Reading; note: string }> {
  const notes: string[] = [];
  const mentions: Mention[] = [];
  for (const mention of reading.mentions) {
    const found =
      mention.kind === 'employerKind' && mention.companies === null ? await tools.employersOfKind?.(mention.employerKind) : undefined;
    if (mention.kind !== 'employerKind' || found === undefined || found.known === 0) {
      mentions.push(mention);
      continue;
    }
    notes.push(knownLine(mention.employerKind, found));
    mentions.push({ ...mention, companies: found.names });
  }
  return { reading: { ...reading, mentions }, note: notes.join(' ') };
}

/** Chips of a kind that only size, age or owner tell as the employers that are known to be so, by the name of the kind. */
export async function withKinds(sent: readonly Condition[], tools: SearchTools): Promise<Condition[]> {
  const named: Condition[] = [];
  for (const one of sent)
    for (const value of one.field === 'kind' ? [one.value].flat() : [one.value]) {
      const found = one.field === 'kind' ? kindOfEmployer(String(value)) : null;
      const names = found?.companies === null ? ((await tools.employersOfKind?.(found.kind))?.names ?? []) : [];
      const op = one.op === 'not' ? 'not' : 'in';
      if (found !== null && names.length > 0) named.push({ ...one, field: 'company', op, value: names, label: nameOfKind(found.kind) });
      else named.push({ ...one, value });
    }
  return named;
}

function knownLine(kind: EmployerKind, { known, names }: { known: number; names: readonly string[] }): string {
  const [one, many] = kind in kinds ? kinds[kind as keyof typeof kinds] : ['of that kind', 'of that kind'];
  return kindsKnown(known, names, one, many);
}
