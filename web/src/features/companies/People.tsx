import type { CompanyDetail } from '@alive/contract/companies.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { figure } from '#ui/numbers.ts';
import { askPath } from '#paths.ts';
import { Bars } from './Bars.tsx';
import { copy } from './copy.ts';
import { type Years, yearsOf } from './years.ts';

/** The alumni who work at a company now, by role and by class year; each opens Find People with them. */
export function People({ company }: { company: CompanyDetail }) {
  const { roles, class_years: years, people, yale_alumni_count: alumni } = company;
  const yearless = alumni - years.reduce((sum, { count }) => sum + count, 0);
  const asking = (condition: Condition) => askPath([...people, condition]);
  return (
    <section aria-labelledby="who-works-here">
      <h2 id="who-works-here">{copy.whoWorksHere}</h2>
      {alumni === 0 ? (
        <p className="dim">{copy.noAlumni}</p>
      ) : (
        <>
          <div className="tallies">
            <Bars
              title={copy.byRole}
              rows={roles.map(({ name, count }) =>
                name === otherRoles ? { name, count, plain: true } : { name, count, to: asking(withRole(name)) },
              )}
            />
            <div>
              <Bars
                title={copy.byClass}
                rows={yearsOf(years).map((some) => ({
                  name: `${some.to}${some.earlier ? ' and earlier' : ''}`,
                  count: some.count,
                  plain: some.earlier,
                  to: asking(ofClass(some)),
                }))}
              />
              {yearless > 0 && <p className="note">The class year of {figure(yearless)} is not stated.</p>}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

const withRole = (role: string): Condition => ({ id: `role-is-${role}`.slice(0, 64), field: 'role', op: 'is', value: role, label: role });

const ofClass = ({ to, earlier }: Years): Condition => {
  const words = copy.class(to, earlier);
  return { id: `year-${to}`, field: 'year', op: earlier ? 'at_most' : 'is', value: to, label: words };
};

/** The contract's name for the rest. */
const otherRoles = copy.otherRoles;
