import type { Alumni } from '@alive/contract/people.ts';
import { PersonBridge } from '../features/bridge/PersonBridge.tsx';
import { PersonEmployer } from '../features/bridge/PersonEmployer.tsx';

/** What the bridge tells of people: the way to an employer's page, and the open jobs there. */
export const aroundPerson = {
  employer: (person: Alumni) => <PersonEmployer person={person} />,
  foot: ({ id }: Alumni) => <PersonBridge personId={id} />,
};
