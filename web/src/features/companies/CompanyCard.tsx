import type { Company } from '@alive/contract/companies.ts';
import type { CSSProperties } from 'react';
import { Link } from '#router/Link.tsx';
import { LogoTile } from '#ui/Monogram.tsx';
import { companyPath } from '#paths.ts';
import { copy } from './copy.ts';
import { Counts } from './Counts.tsx';
import { fromList } from './from-list.ts';
import { Joined } from './Joined.tsx';
import { Outbound } from './Outbound.tsx';
import { Priority } from './Priority.tsx';
import { ScoreLine } from './ScoreLine.tsx';
import { Tags } from './Tags.tsx';
import { originOf, placeOf } from './words.ts';

/** A company in short; its head leads to its page. */
export function CompanyCard({ company, place }: { company: Company; place: number }) {
  const { id, name, logo_url: logo, description, tags, website, ats_base_url: board } = company;
  return (
    <li className="card company settle" style={{ '--i': place } as CSSProperties}>
      <div className="top">
        <LogoTile name={name} src={logo} size={48} />
        <div>
          <h2>
            <Link to={companyPath(id)} state={fromList}>
              {name}
            </Link>
          </h2>
          <Priority company={company} />
        </div>
      </div>
      <p className={description ? 'about' : 'about note'}>{description || copy.notDescribed}</p>
      <Counts company={company} />
      <ScoreLine company={company} />
      <Tags tags={tags} />
      <div className="foot note num">
        <p>
          <Joined facts={placeOf(company)} />
        </p>
        <p>
          <Joined facts={originOf(company)} />
        </p>
        <Outbound href={website ?? board} name={name} />
      </div>
    </li>
  );
}
