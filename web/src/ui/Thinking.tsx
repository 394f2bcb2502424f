import './stops.css';
import './thinking.css';
import { Check, ChevronDown, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { sqlPieces, whereOf } from './sql.ts';

/** How an answer was found, folded: its reasoning as a path, and next to it what the query that ran asks for, which opens into the whole; `note` stands in the line that opens it. */
export function Thinking({ steps, sql, note, live = false }: ThinkingProps) {
  return (
    <details className="think">
      <summary>
        <Icon of={ChevronDown} small />
        Thinking
        <span className="note">{note}</span>
      </summary>
      <div className="in" data-alone={sql === '' || undefined}>
        <ol className="stops">
          {steps.map((step, place) => (
            // Steps are only added at the end.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} data-now={place === steps.length - 1 || undefined} data-lit={(live && place === steps.length - 1) || undefined}>
              {step}
            </li>
          ))}
        </ol>
        {sql !== '' && <Query sql={sql} />}
      </div>
    </details>
  );
}

function Query({ sql }: { sql: string }) {
  const [copied, setCopied] = useState(false);
  const [whole, setWhole] = useState(false);
  const where = whereOf(sql);
  const copy = async () => {
    await navigator.clipboard.writeText(sql);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div className="query">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} aria-label="The query that ran">
        {sqlPieces(whole ? sql : (where ?? sql)).map(({ text, keyword }, place) =>
          // The pieces of one statement.
          // oxlint-disable-next-line react/no-array-index-key
          keyword ? <b key={place}>{text}</b> : text,
        )}
      </pre>
      <div className="doings">
        {where !== null && (
          <Button kind="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Show less of the query' : 'Show the whole query'}
            <Icon of={ChevronDown} small />
          </Button>
        )}
        <Button kind="quiet" onClick={() => void copy().catch(() => setCopied(false))}>
          <Icon of={copied ? Check : Copy} small />
          {copied ? 'Copied' : 'Copy query'}
        </Button>
      </div>
    </div>
  );
}

interface ThinkingProps {
  steps: readonly string[];
  /** '' where no query ran. */
  sql: string;
  note?: string;
  /** More steps may come. */
  live?: boolean;
}
