import type { Alumni } from '@alive/contract/people.ts';
import { PersonBridge } from '../features/bridge/PersonBridge.tsx';
import { PersonEmployer } from '../features/bridge/PersonEmployer.tsx';
import { PeopleCards } from '../features/people/PeopleCards.tsx';

/** People that an answer of the chat shows, with their employers and the open jobs there. */
export function ChatPeople({ people }: { people: Alumni[] }) {
  return (
    <PeopleCards
      people={people}
      employer={(person) => <PersonEmployer person={person} />}
      foot={(person) => <PersonBridge personId={person.id} />}
    />
  );
}
