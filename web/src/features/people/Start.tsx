import '#ui/stops.css';
import { peopleQuestions } from '@alive/contract/people.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { copy } from './copy.ts';
import { Drawing } from './Drawing.tsx';

/** Before the first question: what can be asked here, and questions made for the student. */
export function Start({ onAsk }: { onAsk: (question: string) => void }) {
  const { data, isPending } = useQuery({ ...queryOf(peopleQuestions, {}), staleTime: 300_000 });
  return (
    <div className="people-start">
      <div className="words">
        <p className="head">{copy.start}</p>
        {isPending && <SkeletonLines lines={5} />}
        {data && data.questions.length > 0 && (
          <ul className="starters stops" aria-label={copy.suggested}>
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
