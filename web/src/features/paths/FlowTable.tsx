import { figure } from '#ui/numbers.ts';
import { copy } from './copy.ts';
import { isOn, type Line, lineName, linesOf, stepNames, type Transitions } from './lines.ts';
import type { OpenLine } from './useAsked.ts';
import { alumniOf } from './words.ts';

/** The lines of the drawing as a table, step by step and the widest first. `quiet` keeps its buttons out of the keyboard's way. */
export function FlowTable({ transitions, lit, quiet, onOpen }: FlowTableProps) {
  const lines = linesOf(transitions);
  return (
    <table className="flowtable">
      <caption className="vh">{copy.tableTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.from}</th>
          <th scope="col">To</th>
          <th scope="col">{copy.alumni}</th>
        </tr>
      </thead>
      {(['major', 'first', 'before'] as const).map((stage) => {
        const [first, ...others] = lines.filter(({ from }) => from.stage === stage);
        return (
          first && (
            <tbody key={stage}>
              <tr>
                <th className="label" colSpan={3} scope="rowgroup">
                  {stepNames[stage]}
                </th>
              </tr>
              {[first, ...others].map((line) => (
                <Row key={`${line.from.id} ${line.to.id}`} line={line} lit={isOn(line, lit)} quiet={quiet} onOpen={onOpen} />
              ))}
            </tbody>
          )
        );
      })}
    </table>
  );
}

function Row({ line, lit, quiet, onOpen }: Pick<FlowTableProps, 'quiet' | 'onOpen'> & { line: Line; lit: boolean }) {
  const { from, to, count } = line;
  return (
    <tr className="row" data-lit={lit || undefined}>
      <th scope="row">{from.name}</th>
      <td>{to.name}</td>
      <td className="num">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={copy.flowLine(count, lineName(line), lit)}
          title={alumniOf(count)}
          tabIndex={quiet ? -1 : undefined}
          onClick={() => onOpen({ from: from.id, to: to.id })}
        >
          {figure(count)}
        </button>
      </td>
    </tr>
  );
}

interface FlowTableProps {
  transitions: Transitions;
  /** Ids of the nodes of the way that is lit; empty for none. */
  lit: readonly string[];
  quiet: boolean;
  onOpen: (line: OpenLine) => void;
}
