import type { CompanyDetail } from '@alive/contract/companies.ts';
import { Bars } from './Bars.tsx';
import { copy } from './copy.ts';
import { waysInOf } from './words.ts';

/** How those who work at a company came there: counted sentences, then what they did before and what they studied. */
export function WaysIn({ company }: { company: CompanyDetail }) {
  const { roles, employers, majors } = company.ways_in;
  const sentences = waysInOf(company);
  if (company.yale_alumni_count === 0) return null;
  return (
    <section aria-labelledby="ways-in">
      <h2 id="ways-in">{copy.waysIn}</h2>
      {sentences.length === 0 ? <p className="dim">{copy.noWaysIn}</p> : sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      <div className="tallies">
        <Bars title={copy.roleBefore} rows={roles} />
        <Bars title={copy.employerBefore} rows={employers} />
        <Bars title={copy.studied} rows={majors} />
      </div>
    </section>
  );
}
