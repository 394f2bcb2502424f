/** Invented students of distant fields, as the forms of `forms.ts` lay them out. */
export const students: readonly Student[] = [
  {
    key: 'dental',
    name: ['Oluwaseun', 'Brightwell'],
    headline: 'Dental Hygiene Student',
    email: 'o.brightwell@example.edu',
    phone: '(503) 555-0141',
    link: 'linkedin.com/in/obrightwell',
    city: 'Portland, OR',
    street: '4418 SE Belmont Street, Apt 3',
    summary:
      'Hygiene student who likes nervous patients. Two years behind the desk of a family practice and a steady hand with instruments.',
    education: [
      {
        school: 'Pacific University',
        place: 'Forest Grove, OR',
        degree: 'Bachelor of Science',
        letters: 'B.S.',
        major: 'Dental Hygiene',
        from: [2023, 9],
        to: [2027, 5],
        gpa: '3.71',
        honors: ['Dean’s List'],
        courses: ['Oral Pathology', 'Periodontology', 'Pharmacology'],
      },
      {
        school: 'Mt. Hood Community College',
        place: 'Gresham, OR',
        degree: 'Associate of Science',
        letters: 'A.S.',
        major: 'General Science',
        from: [2021, 9],
        to: [2023, 6],
      },
    ],
    jobs: [
      {
        title: 'Clinic Extern',
        employer: 'Virginia Garcia Memorial Health Center',
        place: 'Hillsboro, OR',
        from: [2026, 1],
        to: null,
        deeds: [
          'Take bitewing radiographs for about nine patients a day',
          'Chart periodontal readings in Dentrix',
          'Teach brushing to children in Spanish',
        ],
      },
      {
        title: 'Front Desk Receptionist',
        employer: 'Alder Creek Family Dentistry',
        place: 'Portland, OR',
        from: [2023, 6],
        to: [2025, 12],
        deeds: ['Scheduled three chairs and confirmed insurance', 'Cut missed appointments by a fifth with text reminders'],
      },
      {
        title: 'Produce Clerk',
        employer: 'New Seasons Market',
        place: 'Portland, OR',
        from: [2021, 7],
        to: [2023, 5],
        deeds: ['Stocked and rotated produce before opening', 'Trained six new clerks'],
      },
    ],
    service: [
      {
        title: 'Chairside Volunteer',
        employer: 'Medical Teams International',
        place: 'Tigard, OR',
        from: [2024, 9],
        to: [2025, 6],
        deeds: ['Set up and broke down a mobile clinic on weekends'],
      },
    ],
    projects: [],
    skills: [
      ['Clinical', ['Radiography', 'Scaling and root planing', 'Infection control', 'Sealants']],
      ['Software', ['Dentrix', 'Eaglesoft', 'Microsoft Excel']],
    ],
    languages: [
      ['English', 'native'],
      ['Yoruba', 'fluent'],
      ['Spanish', 'conversational'],
    ],
    awards: [
      ['Hu-Friedy Golden Scaler Award', 2026],
      ['Oregon Opportunity Grant', 2023],
    ],
    certificates: [
      ['Basic Life Support', 2026],
      ['Local Anesthesia Permit', 2026],
    ],
  },
  {
    key: 'mechanical',
    name: ['Katarzyna', 'Wolanin'],
    headline: 'Mechanical Engineering Undergraduate',
    email: 'kwolanin@example.edu',
    phone: '412-555-0177',
    link: 'github.com/kwolanin',
    city: 'Pittsburgh, PA',
    street: '215 Atwood St',
    summary: 'Third-year engineer who designs small machines and then machines them.',
    education: [
      {
        school: 'Carnegie Mellon University',
        place: 'Pittsburgh, PA',
        degree: 'Bachelor of Science',
        letters: 'BS',
        major: 'Mechanical Engineering',
        minor: 'Robotics',
        from: [2023, 8],
        to: [2027, 5],
        gpa: '3.58/4.0',
        honors: ['Dean’s List'],
        courses: ['Heat Transfer', 'Feedback Control Systems', 'Finite Element Methods'],
      },
    ],
    jobs: [
      {
        title: 'Product Development Intern',
        employer: 'Bosch',
        place: 'Mount Prospect, IL',
        from: [2026, 5],
        to: [2026, 8],
        deeds: [
          'Redesigned a gear housing in SolidWorks and took 11% out of its weight',
          'Ran drop tests on 40 prototypes',
          'Presented results to the product board',
        ],
      },
      {
        title: 'Undergraduate Research Assistant',
        employer: 'Biorobotics Laboratory',
        place: 'Pittsburgh, PA',
        from: [2025, 1],
        to: null,
        deeds: ['Machine and assemble joints for a snake robot', 'Wrote a MATLAB script that tunes its controllers'],
      },
      {
        title: 'Makerspace Technician',
        employer: 'TechShop',
        place: 'Pittsburgh, PA',
        from: [2023, 9],
        to: [2024, 12],
        deeds: ['Taught laser cutter and mill safety to 200 students'],
      },
    ],
    service: [
      {
        title: 'Suspension Lead',
        employer: 'Carnegie Mellon Racing',
        place: 'Pittsburgh, PA',
        from: [2024, 9],
        to: null,
        deeds: ['Lead eight students who build the rear suspension', 'Placed 12th of 99 at Michigan'],
      },
    ],
    projects: [
      {
        name: 'Ankle Exoskeleton',
        tools: 'SolidWorks, Arduino, C++',
        on: [2026, 4],
        deeds: ['Built a spring that stores energy at heel strike'],
      },
      { name: 'Plant Watering Robot', tools: 'Python, ROS', on: [2025, 3], deeds: ['Mapped a greenhouse with a depth camera'] },
    ],
    skills: [
      ['Software', ['SolidWorks', 'ANSYS', 'MATLAB', 'LabVIEW']],
      ['Programming', ['Python', 'C++', 'Arduino']],
      ['Fabrication', ['CNC milling', 'TIG welding', '3D printing']],
    ],
    languages: [
      ['English', 'native'],
      ['Polish', 'native'],
      ['German', 'intermediate'],
    ],
    awards: [
      ['Boss Award for Undergraduate Engineering', 2025],
      ['Formula SAE Design Finalist', 2026],
    ],
    certificates: [['Certified SolidWorks Associate', 2025]],
  },
  {
    key: 'theatre',
    name: ['Desmond', 'Ochoa'],
    headline: 'Stage Manager',
    email: 'desmond.ochoa@example.com',
    phone: '(213) 555-0158',
    link: 'desmondochoa.example.com',
    city: 'Los Angeles, CA',
    street: '1020 W 37th Pl',
    summary: 'Stage manager who keeps calm cue books and calm rooms.',
    education: [
      {
        school: 'University of Southern California',
        place: 'Los Angeles, CA',
        degree: 'Bachelor of Fine Arts',
        letters: 'BFA',
        major: 'Stage Management',
        from: [2023, 8],
        to: [2027, 5],
        gpa: '3.66',
        honors: ['Trustee Scholar'],
        courses: ['Theatrical Drafting', 'Directing', 'Costume History'],
      },
    ],
    jobs: [
      {
        title: 'Assistant Stage Manager',
        employer: 'Pasadena Playhouse',
        place: 'Pasadena, CA',
        from: [2026, 6],
        to: [2026, 9],
        deeds: ['Ran the deck for 38 performances of a new musical', 'Kept prop tracking sheets and preset lists'],
      },
      {
        title: 'Production Assistant',
        employer: 'Center Theatre Group',
        place: 'Los Angeles, CA',
        from: [2025, 9],
        to: [2026, 1],
        deeds: ['Prepared rehearsal rooms and line notes', 'Drove artists and drawings between two houses'],
      },
      {
        title: 'Usher',
        employer: 'Hollywood Bowl',
        place: 'Los Angeles, CA',
        from: [2024, 5],
        to: [2025, 9],
        deeds: ['Seated guests and handled accessibility requests'],
      },
    ],
    service: [
      {
        title: 'Props Master',
        employer: 'Brand New Theatre',
        place: 'Los Angeles, CA',
        from: [2024, 1],
        to: [2024, 5],
        deeds: ['Built and bought 60 props with a budget of $300'],
      },
    ],
    projects: [],
    skills: [
      ['Stagecraft', ['Calling cues', 'Blocking notation', 'Spike taping', 'Basic carpentry']],
      ['Software', ['QLab', 'Vectorworks', 'Google Sheets']],
    ],
    languages: [
      ['English', 'native'],
      ['Spanish', 'fluent'],
    ],
    awards: [
      ['James and Nony Doolittle Award', 2026],
      ['National Merit Finalist', 2023],
    ],
    certificates: [
      ['OSHA 10', 2025],
      ['First Aid and CPR', 2026],
    ],
  },
  {
    key: 'ecology',
    name: ['Ingrid', 'Castellano'],
    headline: 'Wildlife Ecology Major',
    email: 'icastellano@example.edu',
    phone: '608.555.0119',
    link: 'linkedin.com/in/ingrid-castellano',
    city: 'Madison, WI',
    street: '34 N Orchard St',
    summary: 'Wildlife ecologist in training who is happiest before sunrise.',
    education: [
      {
        school: 'University of Wisconsin–Madison',
        place: 'Madison, WI',
        degree: 'Bachelor of Science',
        letters: 'B.S.',
        major: 'Wildlife Ecology',
        minor: 'Statistics',
        from: [2022, 9],
        to: [2026, 12],
        gpa: '3.82/4.00',
        honors: ['Phi Beta Kappa'],
        courses: ['Ornithology', 'Landscape Ecology', 'Biometry'],
      },
    ],
    jobs: [
      {
        title: 'Avian Field Technician',
        employer: 'International Crane Foundation',
        place: 'Baraboo, WI',
        from: [2026, 3],
        to: [2026, 8],
        deeds: ['Located and monitored 31 crane nests', 'Banded chicks with a team of four', 'Entered telemetry data in Access'],
      },
      {
        title: 'Herbarium Assistant',
        employer: 'Wisconsin State Herbarium',
        place: 'Madison, WI',
        from: [2024, 10],
        to: null,
        deeds: ['Mount and label 25 specimens a week'],
      },
      {
        title: 'Trail Crew Member',
        employer: 'Student Conservation Association',
        place: 'Estes Park, CO',
        from: [2024, 6],
        to: [2024, 8],
        deeds: ['Rebuilt two miles of trail with hand tools', 'Cooked for ten at a backcountry camp'],
      },
    ],
    service: [
      {
        title: 'Vice President',
        employer: 'The Wildlife Society Student Chapter',
        place: 'Madison, WI',
        from: [2025, 9],
        to: [2026, 5],
        deeds: ['Organized a deer check station and six speakers'],
      },
    ],
    projects: [
      { name: 'Owl Habitat Model', tools: 'R, QGIS', on: [2026, 5], deeds: ['Modelled nest sites of barred owls in three counties'] },
    ],
    skills: [
      ['Field', ['Mist netting', 'Radio telemetry', 'Plant identification', 'Chainsaw operation']],
      ['Computer', ['R', 'QGIS', 'Microsoft Access']],
    ],
    languages: [
      ['English', 'native'],
      ['Italian', 'conversational'],
    ],
    awards: [
      ['Hilldale Undergraduate Research Fellowship', 2025],
      ['Leopold Scholarship', 2024],
    ],
    certificates: [
      ['Wilderness First Responder', 2024],
      ['Wisconsin Boater Education', 2022],
    ],
  },
  {
    key: 'marketing',
    name: ['Farah', 'Delacroix-Khan'],
    headline: 'Marketing & Communication Student',
    email: 'farahdk@example.com',
    phone: '(617) 555-0196',
    link: 'www.linkedin.com/in/farahdk',
    city: 'Boston, MA',
    street: '88 Fenway',
    summary: 'Marketer who writes short sentences and reads the numbers after.',
    education: [
      {
        school: 'Northeastern University',
        place: 'Boston, MA',
        degree: 'Bachelor of Science',
        letters: 'B.S.',
        major: 'Business Administration',
        from: [2022, 9],
        to: [2027, 5],
        gpa: '3.49',
        honors: ['Dean’s List'],
        courses: ['Consumer Behavior', 'Brand Management', 'Marketing Research'],
      },
      {
        school: 'Universidad Carlos III de Madrid',
        place: 'Madrid, Spain',
        degree: null,
        letters: null,
        major: null,
        from: [2025, 1],
        to: [2025, 5],
      },
    ],
    jobs: [
      {
        title: 'Brand Marketing Co-op',
        employer: 'Wayfair',
        place: 'Boston, MA',
        from: [2026, 1],
        to: [2026, 6],
        deeds: ['Wrote and tested 60 email subject lines', 'Built a weekly dashboard in Tableau'],
      },
      {
        title: 'Social Media Intern',
        employer: 'Harpoon Brewery',
        place: 'Boston, MA',
        from: [2024, 7],
        to: [2024, 12],
        deeds: ['Planned posts for four channels', 'Photographed events and products', 'Grew followers by 14% in six months'],
      },
      {
        title: 'Barista',
        employer: 'Tatte Bakery & Café',
        place: 'Brookline, MA',
        from: [2022, 10],
        to: [2024, 5],
        deeds: ['Made drinks and closed the till'],
      },
    ],
    service: [
      {
        title: 'Marketing Director',
        employer: 'TEDxNortheasternU',
        place: 'Boston, MA',
        from: [2025, 9],
        to: null,
        deeds: ['Sold out a hall of 400 seats'],
      },
    ],
    projects: [
      { name: 'Blue Bikes Rebrand', tools: 'Figma, Adobe Illustrator', on: [2025, 11], deeds: ['Designed a campaign for winter riders'] },
    ],
    skills: [
      ['Marketing', ['Copywriting', 'A/B testing', 'SEO', 'Media planning']],
      ['Tools', ['Google Analytics', 'Tableau', 'Figma', 'HubSpot']],
    ],
    languages: [
      ['English', 'native'],
      ['French', 'bilingual'],
      ['Urdu', 'conversational'],
    ],
    awards: [
      ['Husky Startup Challenge Winner', 2025],
      ['Posse Scholar', 2022],
    ],
    certificates: [
      ['Google Ads Search Certification', 2025],
      ['HubSpot Inbound Marketing', 2024],
    ],
  },
  {
    key: 'history',
    name: ['Tobias', 'Nakagawa'],
    headline: 'History and Education',
    email: 'tnakagawa@example.edu',
    phone: '919-555-0132',
    link: 'linkedin.com/in/tobiasnakagawa',
    city: 'Chapel Hill, NC',
    street: '12 Pritchard Ave',
    summary: 'Future social studies teacher with archives experience.',
    education: [
      {
        school: 'University of North Carolina at Chapel Hill',
        place: 'Chapel Hill, NC',
        degree: 'Bachelor of Arts',
        letters: 'B.A.',
        major: 'History',
        minor: 'Education',
        from: [2023, 8],
        to: [2027, 5],
        gpa: '3.90',
        honors: ['Dean’s List'],
        courses: ['The American South', 'Oral History', 'Adolescent Psychology'],
      },
    ],
    jobs: [
      {
        title: 'Student Teacher, World History',
        employer: 'East Chapel Hill High School',
        place: 'Chapel Hill, NC',
        from: [2026, 8],
        to: [2026, 12],
        deeds: ['Plan and teach three sections of ninth graders', 'Grade essays with a shared rubric'],
      },
      {
        title: 'Archives Assistant',
        employer: 'Southern Historical Collection',
        place: 'Chapel Hill, NC',
        from: [2024, 9],
        to: null,
        deeds: ['Retrieve boxes and answer readers’ questions', 'Describe letters of the Cameron family'],
      },
      {
        title: 'Summer Camp Counselor',
        employer: 'YMCA of the Triangle',
        place: 'Raleigh, NC',
        from: [2023, 6],
        to: [2023, 8],
        deeds: ['Led a group of 14 eight-year-olds', 'Taught canoeing'],
      },
    ],
    service: [
      {
        title: 'Tutor',
        employer: 'Durham Literacy Center',
        place: 'Durham, NC',
        from: [2024, 1],
        to: [2025, 5],
        deeds: ['Tutored two adults in reading every week'],
      },
    ],
    projects: [],
    skills: [
      ['Teaching', ['Lesson planning', 'Classroom management', 'Google Classroom']],
      ['Research', ['Archival research', 'Paleography', 'Zotero']],
    ],
    languages: [
      ['Japanese', 'fluent'],
      ['English', 'native'],
    ],
    awards: [
      ['Morehead-Cain Scholarship', 2023],
      ['Boyatt Award in History', 2026],
    ],
    certificates: [['Wilderness First Aid', 2025]],
  },
];

/** Year and month. */
export type Point = readonly [number, number];

export interface Job {
  title: string;
  employer: string;
  place: string;
  from: Point;
  to: Point | null;
  deeds: readonly string[];
}

export interface Study {
  school: string;
  place: string;
  degree: string | null;
  letters: string | null;
  major: string | null;
  minor?: string;
  from: Point;
  to: Point;
  gpa?: string;
  honors?: readonly string[];
  courses?: readonly string[];
}

export interface Student {
  key: string;
  name: readonly [string, string];
  headline: string;
  email: string;
  phone: string;
  link: string;
  city: string;
  street: string;
  summary: string;
  education: readonly Study[];
  jobs: readonly Job[];
  service: readonly Job[];
  projects: readonly { name: string; tools: string; on: Point; deeds: readonly string[] }[];
  skills: readonly (readonly [string, readonly string[]])[];
  languages: readonly (readonly [string, string])[];
  awards: readonly (readonly [string, number])[];
  certificates: readonly (readonly [string, number])[];
}
