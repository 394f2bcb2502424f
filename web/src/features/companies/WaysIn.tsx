import type { CompanyDetail } from '@alive/contract/companies.ts';
import { Bars } from './Bars.tsx';
import { waysInOf } from './words.ts';

/** How those who work at a company came there: counted sentences, then what they did before and what they studied. */
export function WaysIn({ company }: { company: CompanyDetail }) {
  const { roles, employers, majors } = company.ways_in;
  const sentences = waysInOf(company);
  if (company.yale_alumni_count === 0) return null;
  return (
    <section aria-labelledby="ways-in">
      <h2 id="ways-in">Typical ways in</h2>
      {sentences.length === 0 ? (
        <p className="dim">The records do not tell what those who work here did before.</p>
      ) : (
        sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
      <div className="tallies">
        <Bars title="The role before" rows={roles} />
        <Bars title="The employer before" rows={employers} />
        <Bars title="What they studied" rows={majors} />
      </div>
    </section>
  );
}
