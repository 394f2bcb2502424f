import type { Company } from '@alive/contract/companies.ts';
import { figure } from '#ui/numbers.ts';
import { Unbroken } from '#ui/Unbroken.tsx';
import { copy } from './copy.ts';

/** How many H-1B petitions of a company were decided, of which years, and who counted; nothing where no record has its name. */
export function VisaRecord({ record }: { record: Company['visa_record'] }) {
  if (record === null) return null;
  const { initial, continuing, denials, years, source } = record;
  return (
    <section aria-labelledby="visa-record">
      <h2 id="visa-record">
        <Unbroken text={copy.visaRecord} />
      </h2>
      <p>{copy.countsOnly}</p>
      <dl className="trio num">
        {(
          [
            [copy.newApproved, initial],
            [copy.continuingApproved, continuing],
            [copy.denied, denials],
          ] as const
        ).map(([what, count]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure(count)}</dd>
          </div>
        ))}
      </dl>
      <details className="credit note">
        <summary className="hit">
          <Unbroken text={copy.yearsAndSource(years, source)} /> <span className="link">{copy.sources}</span>
        </summary>
        <p>
          <Unbroken text={copy.visaCredit} />
        </p>
      </details>
    </section>
  );
}
