import type { Hiring } from './shapes.ts';

/** What employers hire for beside what they are best known for, by their keys. */
export const moreHiring: Readonly<Record<string, readonly Hiring[]>> = {
  'mayo-clinic': [
    {
      area: 'care',
      share: 26,
      teams: ['Hospital Services', 'Outpatient Clinics', 'Rehabilitation', 'Surgical Services'],
      things: ['patient visits', 'treatment plans', 'urgent calls'],
    },
  ],
  disney: [
    {
      area: 'stagecraft',
      share: 22,
      teams: ['Resort Dining', 'Entertainment', 'Hotels', 'Park Operations'],
      sites: ['Anaheim, CA', 'Lake Buena Vista, FL'],
    },
  ],
  netflix: [
    {
      area: 'stagecraft',
      share: 3,
      roles: ['Costume Designer', 'Makeup Artist', 'Sound Engineer', 'Carpenter'],
      teams: ['Studio Operations', 'Series Production'],
      things: ['sets', 'shooting days', 'productions'],
    },
  ],
  met: [
    {
      area: 'stagecraft',
      share: 8,
      roles: ['Security Guard', 'Carpenter', 'Event Planner', 'Line Cook'],
      teams: ['Visitor Experience', 'Buildings'],
      things: ['galleries', 'events', 'exhibition cases'],
    },
    {
      area: 'words',
      share: 8,
      roles: ['Librarian', 'Photographer', 'Copy Editor', 'Historian'],
      teams: ['Watson Library', 'Publications'],
      things: ['catalogs', 'collections', 'photographs'],
    },
  ],
  smithsonian: [
    {
      area: 'words',
      share: 10,
      roles: ['Librarian', 'Historian', 'Photographer', 'Illustrator'],
      teams: ['Libraries and Archives', 'American History'],
      things: ['collections', 'oral histories', 'photographs'],
    },
    {
      area: 'fieldwork',
      share: 5,
      roles: ['Wildlife Biologist', 'Geologist', 'Park Ranger'],
      teams: ['Conservation Biology Institute', 'Natural History'],
    },
    {
      area: 'stagecraft',
      share: 4,
      roles: ['Veterinary Technician', 'Landscape Gardener', 'Security Guard', 'Carpenter'],
      teams: ['National Zoo', 'Smithsonian Gardens'],
      things: ['habitats', 'gardens', 'exhibits'],
    },
  ],
  'nature-conservancy': [
    {
      area: 'fieldwork',
      share: 22,
      roles: ['Forester', 'Soil Scientist', 'Wildlife Biologist', 'Wildland Firefighter', 'Land Surveyor'],
      teams: ['Forests', 'Preserves', 'Fire'],
    },
  ],
  nasa: [
    {
      area: 'shop',
      share: 5,
      roles: ['Machinist', 'Aircraft Mechanic', 'Electrical Engineering Technician'],
      teams: ['Fabrication', 'Flight Operations'],
    },
  ],
  boeing: [
    {
      area: 'shop',
      share: 12,
      roles: ['Aircraft Mechanic', 'Machinist', 'Welder', 'Mechanical Drafter', 'Electrical Engineering Technician'],
      teams: ['Final Assembly', 'Fabrication'],
    },
  ],
  tesla: [
    {
      area: 'shop',
      share: 6,
      roles: ['Machinist', 'Welder', 'Electrical Engineering Technician', 'Solar Installer'],
      teams: ['Tooling', 'Energy'],
    },
  ],
  nextera: [
    {
      area: 'shop',
      share: 10,
      roles: ['Wind Turbine Technician', 'Solar Installer', 'Electrical Engineering Technician'],
      teams: ['Wind Operations', 'Solar Operations'],
    },
    { area: 'fieldwork', share: 3, roles: ['Land Surveyor', 'Geologist'], teams: ['Siting'] },
  ],
  jpmorgan: [{ area: 'desks', share: 10, teams: ['Branch Banking', 'Home Lending', 'Wealth Management'] }],
  'goldman-sachs': [
    {
      area: 'desks',
      share: 3,
      roles: ['Personal Financial Advisor', 'Executive Assistant', 'Credit Analyst'],
      teams: ['Private Wealth', 'Executive Office'],
    },
  ],
  nyt: [{ area: 'words', share: 10, roles: ['Photographer', 'Copy Editor', 'Illustrator'], teams: ['Visuals', 'Opinion', 'Culture'] }],
  state: [
    {
      area: 'words',
      share: 6,
      roles: ['Interpreter', 'Historian'],
      teams: ['Language Services', 'Office of the Historian'],
      things: ['talks', 'documents', 'records'],
    },
  ],
  amgen: [{ area: 'laboratory', share: 12, teams: ['Process Development', 'Discovery', 'Quality'] }],
  jnj: [
    {
      area: 'laboratory',
      share: 8,
      roles: ['Chemist', 'Chemical Engineer', 'Microbiologist'],
      teams: ['Therapeutics Development', 'Quality'],
    },
  ],
  'teach-for-america': [{ area: 'classroom', share: 12, teams: ['Partner Schools', 'Summer Institute'] }],
};
