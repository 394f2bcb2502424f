import type { Area } from './shapes.ts';

export const engineeringAreas: Readonly<Record<string, Area>> = {
  mechanical: {
    roles: [
      { name: 'Mechanical Engineer', field: 'mechanical design', pay: 82, degrees: ['Mechanical Engineering', 'Mechatronics Engineering'], skills: ['SolidWorks', 'CATIA', 'GD&T', 'finite element analysis', 'prototyping', 'MATLAB', 'tolerance analysis'] },
      { name: 'Manufacturing Engineer', field: 'manufacturing engineering', pay: 80, degrees: ['Manufacturing Engineering', 'Mechanical Engineering', 'Industrial Engineering'], skills: ['lean manufacturing', 'Six Sigma', 'root cause analysis', 'CAD', 'statistical process control', 'automation'] },
      { name: 'Quality Engineer', field: 'quality engineering', pay: 78, degrees: ['Industrial Engineering', 'Mechanical Engineering', 'Materials Science and Engineering'], skills: ['statistical process control', 'root cause analysis', 'FMEA', 'Minitab', 'auditing', 'GD&T'] },
      { name: 'Materials Engineer', field: 'materials engineering', pay: 83, degrees: ['Materials Science and Engineering', 'Chemical Engineering'], skills: ['failure analysis', 'metallography', 'composites', 'SEM', 'mechanical testing', 'Python'] },
      { name: 'Test Engineer', field: 'test engineering', pay: 82, degrees: ['Mechanical Engineering', 'Electrical Engineering', 'Aerospace Engineering'], skills: ['LabVIEW', 'data acquisition', 'Python', 'test planning', 'MATLAB', 'instrumentation'] },
    ],
    things: ['structures and mechanisms', 'production lines', 'prototypes', 'tooling and fixtures', 'test rigs'],
    partners: ['technicians on the floor', 'design and manufacturing', 'suppliers', 'quality and safety', 'electrical and software engineers'],
    duties: [
      'design {thing} and release drawings that the shop can build from', 'run analyses in {tool} and check them against hand calculations', 'build prototypes, break them and learn why', 'solve problems on the line together with {partner}',
      'own a subsystem from requirement to production', 'write test procedures and witness the tests', 'reduce cost, weight or cycle time without giving up safety', 'lead root-cause investigations and close the actions', 'qualify suppliers and visit them when something is off',
      'present at design reviews with data', 'maintain specifications and change records', 'introduce automation where it helps the people doing the work', 'measure {thing} and feed results back into the model',
    ],
    asks: ['Practical skill in {skill} and {skill2}', 'Good engineering fundamentals: statics, dynamics, heat, materials', 'Hands-on projects: a student team, a machine shop, a lab', 'Readable reports and drawings', 'Respect for the knowledge of technicians and operators'],
    pluses: ['Formula SAE, rocketry, robotics or similar teams', 'Experience with {skill3}', 'Machining or welding experience'],
    days: ['Half of the time is at the desk and half where things are made; closed shoes required.', 'The day starts with a ten-minute walk along the line.', 'You will hold the part you designed within weeks, not years.'],
  },
  aerospace: {
    roles: [
      { name: 'Aerospace Engineer', field: 'aerospace engineering', pay: 86, degrees: ['Aerospace Engineering', 'Mechanical Engineering'], skills: ['MATLAB', 'CFD', 'orbital mechanics', 'aerodynamics', 'Python', 'finite element analysis', 'Simulink'] },
      { name: 'Systems Engineer', field: 'systems engineering', pay: 88, degrees: ['Systems Engineering', 'Aerospace Engineering', 'Electrical Engineering', 'Physics'], skills: ['requirements management', 'DOORS', 'MBSE', 'Cameo', 'risk analysis', 'MATLAB', 'integration and test'] },
      { name: 'Guidance, Navigation and Control Engineer', field: 'guidance, navigation and control', pay: 93, degrees: ['Aerospace Engineering', 'Electrical Engineering', 'Applied Mathematics'], skills: ['MATLAB', 'Simulink', 'Kalman filters', 'control theory', 'C++', 'Python'] },
      { name: 'Structural Analysis Engineer', field: 'structural analysis', pay: 87, degrees: ['Aerospace Engineering', 'Civil Engineering', 'Mechanical Engineering'], skills: ['finite element analysis', 'NASTRAN', 'fatigue analysis', 'composites', 'MATLAB', 'Python'] },
      { name: 'Flight Software Engineer', field: 'flight software', pay: 100, degrees: ['Computer Science', 'Computer Engineering', 'Aerospace Engineering'], skills: ['C++', 'C', 'embedded systems', 'RTOS', 'Python', 'DO-178C', 'unit testing'] },
      { name: 'Propulsion Engineer', field: 'propulsion', pay: 90, degrees: ['Aerospace Engineering', 'Mechanical Engineering', 'Chemical Engineering'], skills: ['thermodynamics', 'CFD', 'fluid systems', 'MATLAB', 'test operations', 'data analysis'] },
    ],
    things: ['flight hardware', 'vehicle subsystems', 'mission concepts', 'flight tests', 'simulations'],
    partners: ['mission and program offices', 'technicians and test conductors', 'other engineering disciplines', 'safety and mission assurance', 'suppliers and universities'],
    duties: [
      'derive requirements for {thing} and trace them to tests', 'model vehicle behavior in {tool} and compare with flight data', 'support integration, test and operations, sometimes on shift', 'prepare analyses for design reviews and answer for them',
      'work with {partner} on interfaces that nobody else owns', 'investigate anomalies calmly and completely', 'write procedures that can be followed at three in the morning', 'plan tests of {thing}, from sensor list to go/no-go criteria', 'trade weight, cost, risk and schedule and document why',
      'keep verification records that stand up to audit', 'build simulations that operators train on', 'mentor students who join for a term', 'study lessons from earlier programs before repeating them',
    ],
    asks: ['Grounding in {skill} and {skill2}', 'Ability to write technical memos that others can check', 'Teamwork across disciplines and sites', 'Comfort with ambiguity early in a design and with rigor late in it', 'Degree from a program accredited by ABET'],
    pluses: ['A design-build-fly, rocketry or CubeSat team', 'Experience with {skill3}', 'A private pilot certificate'],
    days: ['Reviews, models and hardware take about a third of the week each.', 'Some weeks include travel to a test site.', 'People here stay for decades and like to teach.'],
  },
  electrical: {
    roles: [
      { name: 'Electrical Engineer', field: 'electrical engineering', pay: 84, degrees: ['Electrical Engineering', 'Electrical and Computer Engineering'], skills: ['circuit design', 'power electronics', 'PCB design', 'MATLAB', 'oscilloscopes', 'LTspice', 'signal processing'] },
      { name: 'Controls Engineer', field: 'controls engineering', pay: 84, degrees: ['Electrical Engineering', 'Mechatronics Engineering', 'Mechanical Engineering'], skills: ['PLC programming', 'SCADA', 'control theory', 'automation', 'Python', 'motion control'] },
      { name: 'Battery Engineer', field: 'battery engineering', pay: 92, degrees: ['Chemical Engineering', 'Materials Science and Engineering', 'Electrical Engineering'], skills: ['electrochemistry', 'battery testing', 'Python', 'thermal analysis', 'MATLAB', 'failure analysis'] },
    ],
    things: ['power systems', 'sensors and harnesses', 'control cabinets', 'test benches', 'battery packs'],
    partners: ['mechanical and software engineers', 'technicians', 'suppliers', 'safety engineers', 'manufacturing'],
    duties: [
      'design and lay out {thing}', 'simulate circuits in {tool} before building them', 'bring up boards and cabinets and find the fault', 'write and tune control code on real equipment', 'characterize {thing} across temperature and load',
      'review schematics with {partner}', 'plan safety interlocks and prove that they work', 'support the ramp to volume production', 'log data from the field and improve the next revision', 'document test results so that they can be repeated', 'select components that will still be available in five years', 'train technicians on new equipment',
    ],
    asks: ['Circuit theory and lab practice', 'Experience with {skill} or {skill2}', 'Safe habits around energized equipment', 'Careful record keeping', 'Willingness to be on the floor when something starts up'],
    pluses: ['A student vehicle, robotics or satellite team', 'Experience with {skill3}', 'Engineer in Training certificate'],
    days: ['Expect lab time nearly every day.', 'Start-ups of new equipment may mean an early shift now and then.', 'Drawings in the morning, wires in the afternoon.'],
  },
  power: {
    roles: [
      { name: 'Power Systems Engineer', field: 'power systems', pay: 83, degrees: ['Electrical Engineering', 'Energy Engineering'], skills: ['load flow studies', 'PSS/E', 'protective relaying', 'transmission planning', 'Python', 'ETAP'] },
      { name: 'Renewable Energy Engineer', field: 'renewable energy engineering', pay: 82, degrees: ['Mechanical Engineering', 'Electrical Engineering', 'Energy Engineering'], skills: ['PVsyst', 'wind resource assessment', 'battery storage', 'AutoCAD', 'Python', 'GIS'] },
      { name: 'Project Developer', field: 'renewable project development', pay: 78, degrees: ['Environmental Studies', 'Business Administration', 'Geography', 'Civil Engineering'], skills: ['land acquisition', 'permitting', 'GIS', 'project management', 'negotiation', 'community engagement'], titles: { internship: ['Renewable Development Intern'], entry_level: ['Associate Project Developer', 'Project Developer I'], manager: ['Project Development Manager'] } },
      { name: 'Nuclear Engineer', field: 'nuclear engineering', pay: 88, degrees: ['Nuclear Engineering', 'Mechanical Engineering'], skills: ['reactor physics', 'probabilistic risk assessment', 'thermal hydraulics', 'MATLAB', 'technical writing'] },
      { name: 'Civil Engineer', field: 'civil engineering', pay: 76, degrees: ['Civil Engineering', 'Structural Engineering', 'Construction Management'], skills: ['AutoCAD', 'Civil 3D', 'geotechnical design', 'construction management', 'hydrology', 'permitting'] },
      { name: 'Energy Analyst', field: 'energy analysis', pay: 74, degrees: ['Economics', 'Finance', 'Energy Engineering', 'Mathematics'], skills: ['Excel', 'Python', 'power markets', 'forecasting', 'SQL', 'financial modeling'] },
    ],
    things: ['wind and solar projects', 'battery storage projects', 'transmission upgrades', 'substations', 'plant operations'],
    partners: ['landowners and county boards', 'plant operators', 'construction contractors', 'regulators', 'engineering and finance'],
    duties: [
      'study how {thing} connect to the grid', 'prepare permits and answer the questions that come back', 'visit sites, walk the land and meet {partner}', 'model output, cost and risk of {thing} in {tool}', 'review drawings from contractors and catch what is missing',
      'keep schedules honest from first survey to energization', 'analyze outages and near misses and close the lessons', 'support storm restoration when hurricanes come', 'forecast load and prices for the coming week and decade', 'coordinate with {partner} on safety', 'write reports for state and federal regulators', 'prepare investment papers for new projects', 'inspect equipment in the field with the operators',
    ],
    asks: ['Coursework or experience in {skill} and {skill2}', 'Safety first, also when it slows you down', 'Valid driver’s license and willingness to travel to sites', 'Clear technical writing', 'Steady manner with the public'],
    pluses: ['Engineer in Training certificate', 'Experience with {skill3}', 'An internship at a utility or developer'],
    days: ['Travel to sites is about a quarter of the time.', 'Weeks alternate between the model and the mud.', 'Storm duty is part of working for a utility; everyone has a role.'],
  },
  factory: {
    roles: [
      { name: 'Production Supervisor', field: 'production', pay: 68, degrees: ['Industrial Engineering', 'Operations Management', 'Management'], skills: ['team leadership', 'lean manufacturing', 'safety management', '5S', 'shift planning', 'Excel'], titles: { internship: ['Production Leadership Intern'], lead: ['Lead Production Supervisor'], manager: ['Production Manager'] } },
      { name: 'Supply Chain Analyst', field: 'supply chain', pay: 70, degrees: ['Supply Chain Management', 'Industrial Engineering', 'Operations Management'], skills: ['Excel', 'SAP', 'forecasting', 'SQL', 'inventory management', 'Power BI'], titles: { manager: ['Supply Chain Manager'] } },
      { name: 'Logistics Coordinator', field: 'logistics', pay: 56, degrees: ['Supply Chain Management', 'Business Administration'], skills: ['logistics', 'SAP', 'carrier management', 'Excel', 'customs compliance', 'communication'], titles: { manager: ['Logistics Manager'] } },
      { name: 'Procurement Specialist', field: 'procurement', pay: 68, degrees: ['Supply Chain Management', 'Business Administration', 'Economics'], skills: ['negotiation', 'contract management', 'supplier management', 'SAP', 'Excel', 'cost analysis'], titles: { manager: ['Procurement Manager'] } },
      { name: 'Industrial Engineer', field: 'industrial engineering', pay: 77, degrees: ['Industrial Engineering', 'Systems Engineering', 'Operations Research'], skills: ['time studies', 'lean manufacturing', 'simulation', 'Excel', 'Python', 'AutoCAD'] },
    ],
    things: ['inbound materials', 'finished goods', 'production schedules', 'warehouse flow', 'spare parts'],
    partners: ['suppliers and carriers', 'production and quality', 'planning and finance', 'warehouse teams', 'engineering'],
    duties: [
      'plan {thing} for the next shift, week and quarter', 'find the bottleneck and widen it', 'negotiate with {partner} on price, quality and time', 'keep inventory records that match the shelf', 'build reports in {tool} that supervisors use every morning', 'lead small improvement projects and measure what they saved',
      'solve shortages before they stop a line', 'walk the floor for safety and fix what you see', 'coach new colleagues through their first month', 'balance workloads fairly', 'prepare customs and shipping documents without errors', 'map a process from end to end and remove the waits', 'compare carriers by cost and reliability',
    ],
    asks: ['Working knowledge of {skill} and {skill2}', 'Calm under time pressure', 'Able to stand and walk for much of a shift where the role is on site', 'Plain and respectful communication', 'Numbers you can defend'],
    pluses: ['Green Belt or similar training', 'A second language', 'Experience with {skill3}'],
    days: ['The day begins with a look at yesterday’s numbers.', 'Some teams work rotating shifts; the recruiter will tell you which.', 'Problems here are visible, and so are solutions.'],
  },
};
