import type { Alumni } from '@alive/contract/people.ts';
import { PeopleCards } from '../features/people/PeopleCards.tsx';
import { aroundPerson } from './around-person.tsx';

/** People that an answer of the chat shows, with their employers and the open jobs there. */
export function ChatPeople({ people }: { people: Alumni[] }) {
  return <PeopleCards people={people} {...aroundPerson} />;
}
