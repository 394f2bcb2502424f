import './work.css';
import { occupationCredit, type OccupationDetail, readOccupation } from '@alive/contract/occupations.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { queryOf } from '#api/query.ts';
import { Failed } from '#ui/Failed.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import { PayLine } from './PayLine.tsx';
import { educationLines, openingsLine, othersLine } from './words.ts';

/** What the work of an occupation is like; similar work opens in its place. A cell without figures is left out. */
export function WorkPanel({ code }: { code: string }) {
  const [shown, setShown] = useState({ of: code, code });
  const current = shown.of === code ? shown.code : code;
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(readOccupation, { params: { code: current } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <Failed sentence={copy.notLoaded} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <>
        <Status hidden>{copy.loading}</Status>
        <SkeletonLines lines={6} />
      </>
    );
  return <Loaded work={data} first={code} onOther={(other) => setShown({ of: code, code: other })} />;
}

function Loaded({ work, first, onOther }: { work: OccupationDetail; first: string; onOther: (code: string) => void }) {
  const { interests, workContext, education, wage, outlook, related } = work;
  const isInferred = interests?.inferred === true || workContext?.inferred === true;
  const name = useRef<HTMLHeadingElement>(null);
  const before = useRef(work.code);
  // Who opened similar work goes on from its name.
  useEffect(() => {
    if (before.current !== work.code) name.current?.focus();
    before.current = work.code;
  }, [work.code]);
  return (
    <section className="occ" aria-label={`What this work is like: ${work.name}`}>
      <header>
        <h3 ref={name} tabIndex={-1}>
          {work.name}
        </h3>
        <span className="note">{othersLine(work)}</span>
        {work.code !== first && (
          <button type="button" className="link note hit" onClick={() => onOther(first)}>
            {copy.backToFirst}
          </button>
        )}
      </header>
      <div className="cells">
        {interests && <Lines title={estimated(copy.goodFit, interests)} lines={interests.words} />}
        {workContext && <Lines title={estimated('A usual month', workContext)} lines={workContext.words} />}
        {education && education.length > 0 && <Lines title={copy.education} lines={educationLines(education)} />}
        {wage && (
          <Cell title={together(copy.pay, wage)}>
            <PayLine wage={wage} />
          </Cell>
        )}
        {outlook && (
          <Cell title={together(copy.outlook, outlook)}>
            <p>{openingsLine(outlook)}</p>
          </Cell>
        )}
        {related.length > 0 && (
          <Cell title={copy.similar}>
            <ul className="kin">
              {related.slice(0, 4).map(({ code, name, difference }) => (
                <li key={code}>
                  <button type="button" className="link hit" onClick={() => onOther(code)}>
                    {name}
                  </button>
                  {difference && <span className="note"> {difference}</span>}
                </li>
              ))}
            </ul>
          </Cell>
        )}
      </div>
      <details className="src">
        <summary className="hit">
          {occupationCredit.short} <span className="link">{copy.sources}</span>
        </summary>
        <p>{occupationCredit.whole}</p>
        {isInferred && <p>{copy.estimated}</p>}
      </details>
    </section>
  );
}

const together = (title: string, { shared }: { shared: boolean }): string => (shared ? copy.withSimilar(title) : title);

const estimated = (title: string, { inferred }: { inferred: boolean }): string => (inferred ? `${title} (estimated)` : title);

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Cell title={title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Cell>
  );
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4>{title}</h4>
      {children}
    </div>
  );
}
