import type { Company, CompanyDetail } from '@alive/contract/companies.ts';
import { useEffect, useRef } from 'react';
import { Link } from '#router/Link.tsx';
import { useNavigationType } from '#router/Router.tsx';
import { LogoTile } from '#ui/Monogram.tsx';
import { askPath } from '#paths.ts';
import { copy } from './copy.ts';
import { Counts } from './Counts.tsx';
import { Joined } from './Joined.tsx';
import { OutboundButton } from './Outbound.tsx';
import { Priority } from './Priority.tsx';
import { ScoreLine } from './ScoreLine.tsx';
import { Tags } from './Tags.tsx';
import { askWords, originOf, placeOf } from './words.ts';

/** What a company is and how much there is of it, with the ways to its people and its site. Who pressed for it goes on at its name. */
export function CompanyHead({ company, people }: CompanyHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const came: string = useNavigationType();
  useEffect(() => {
    if (came !== 'POP') title.current?.focus({ preventScroll: true });
    // Once for each company.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const { name, logo_url: logo, description, tags, website, ats_base_url: board, yale_alumni_count: alumni } = company;
  return (
    <>
      <header className="top">
        <LogoTile name={name} src={logo} size={64} />
        <div>
          <h1 className="show" ref={title} tabIndex={-1}>
            {name}
          </h1>
          <Priority company={company} />
          <p className="note num">
            <Joined facts={[...placeOf(company), ...originOf(company)]} />
          </p>
        </div>
      </header>
      {description && <p className="read">{description}</p>}
      <Tags tags={tags} />
      <div className="chips">
        {alumni > 0 && people && (
          <Link className="btn main" to={askPath(people)}>
            {askWords(alumni)}
          </Link>
        )}
        <OutboundButton href={website} words={copy.visit} />
        {board !== website && <OutboundButton href={board} words={copy.careersAt} />}
      </div>
      <div className="tallies">
        <Counts company={company} linked />
        <ScoreLine company={company} />
      </div>
    </>
  );
}

interface CompanyHeadProps {
  company: Company;
  /** The conditions that find its people; undefined until they are known. */
  people: CompanyDetail['people'] | undefined;
}
