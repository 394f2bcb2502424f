import '#ui/stops.css';
import { peopleQuestions } from '@alive/contract/people.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { Drawing } from './Drawing.tsx';

/** Before the first question: what can be asked here, and questions made for the student. */
export function Start({ onAsk }: { onAsk: (question: string) => void }) {
  const { data, isPending } = useQuery({ ...queryOf(peopleQuestions, {}), staleTime: 300_000 });
  return (
    <div className="people-start">
      <div className="words">
        <p className="head">Someone has stood where you stand. Ask for them in your own words.</p>
        {isPending && <SkeletonLines lines={5} />}
        {data && data.questions.length > 0 && (
          <ul className="starters stops" aria-label="Suggested questions">
            {data.questions.map((question) => (
              <li key={question}>
                <button type="button" onClick={() => onAsk(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Drawing />
    </div>
  );
}
