import type { Area } from './shapes.ts';

const humanities = ['Art History', 'History', 'Anthropology', 'Archaeology', 'Classics'];

export const cultureAreas: Readonly<Record<string, Area>> = {
  journalism: {
    roles: [
      { name: 'Reporter', field: 'reporting', pay: 82, degrees: ['Journalism', 'English', 'Political Science', 'History'], skills: ['reporting', 'interviewing', 'news writing', 'fact-checking', 'public records', 'data journalism'], titles: { internship: ['Reporting Intern', 'Newsroom Intern'], new_grad: ['Reporting Fellow', 'Newsroom Fellow'], entry_level: ['Reporter', 'News Assistant'], mid: ['Reporter', 'Staff Reporter'], lead: ['Investigative Reporter'], manager: ['Deputy Editor'] } },
      { name: 'Editor', field: 'editing', pay: 84, degrees: ['Journalism', 'English', 'Communication'], skills: ['editing', 'headline writing', 'AP style', 'news judgment', 'SEO', 'fact-checking'], titles: { internship: ['Editing Intern'], new_grad: ['Editing Fellow'], entry_level: ['News Assistant', 'Assistant Editor'], mid: ['Staff Editor', 'Editor'], lead: ['Lead Editor'], manager: ['Managing Editor'] } },
      { name: 'Audio Producer', field: 'audio production', pay: 80, degrees: ['Journalism', 'Broadcasting', 'Media Studies'], skills: ['audio editing', 'Pro Tools', 'scriptwriting', 'interviewing', 'storytelling'], titles: { internship: ['Audio Intern'], new_grad: ['Audio Fellow'], entry_level: ['Associate Audio Producer'], mid: ['Audio Producer'], manager: ['Executive Producer, Audio'] } },
      { name: 'Graphics Editor', field: 'news graphics', pay: 90, degrees: ['Statistics', 'Graphic Design', 'Journalism', 'Computer Science'], skills: ['D3.js', 'JavaScript', 'data journalism', 'Adobe Illustrator', 'QGIS', 'R'], titles: { internship: ['Graphics Intern'], new_grad: ['Graphics Fellow'], entry_level: ['Graphics Editor'], mid: ['Graphics Editor'], lead: ['Lead Graphics Editor'], manager: ['Deputy Graphics Director'] } },
      { name: 'Photo Editor', field: 'photo editing', pay: 76, degrees: ['Photography', 'Journalism'], skills: ['photo editing', 'Photoshop', 'commissioning', 'visual storytelling', 'captions'], titles: { internship: ['Photography Intern'], new_grad: ['Photography Fellow'], entry_level: ['Assistant Photo Editor'], mid: ['Photo Editor'], manager: ['Deputy Photo Director'] } },
    ],
    things: ['breaking news', 'investigations', 'service journalism', 'newsletters', 'live coverage'],
    partners: ['reporters and editors', 'visuals and graphics', 'standards editors', 'audience specialists', 'engineers in the newsroom'],
    duties: [
      'find, report and write stories for {team}', 'check every fact twice, and the ones that fit too well three times', 'interview people with respect and persistence', 'pitch ideas at the morning meeting', 'edit copy for accuracy, fairness and rhythm', 'work with {partner} on ambitious projects', 'cover {thing}, some evenings and weekends included',
      'file public-records requests and read what comes back', 'write headlines that keep their promise', 'cut tape, choose pictures or draw charts that carry the story', 'correct mistakes quickly and openly', 'build sources beyond the usual circle', 'explain to {audience} how we know what we report',
    ],
    asks: ['Six to eight samples of your work', 'Experience with {skill} and {skill2}', 'Commitment to ethics and independence', 'Speed without carelessness', 'Reading far beyond your own beat'],
    pluses: ['Fluency in Spanish, Mandarin, Arabic or another language', 'Student media leadership', 'Experience with {skill3}'],
    days: ['The news decides the day.', 'Every fellow has an editor and a mentor who is not their editor.', 'Expect to publish in your first week.'],
  },
  studio: {
    roles: [
      { name: 'Production Assistant', field: 'production', pay: 50, degrees: ['Film and Media Production', 'Theater', 'Communication'], skills: ['scheduling', 'set operations', 'Microsoft Office', 'communication', 'problem solving'], titles: { internship: ['Production Intern'], new_grad: ['Production Trainee'], mid: ['Production Coordinator'], senior: ['Senior Production Coordinator'], lead: ['Production Supervisor'], manager: ['Production Manager'] } },
      { name: 'Animator', field: 'animation', pay: 84, degrees: ['Animation', 'Illustration', 'Studio Art'], skills: ['Maya', 'character animation', 'rigging', 'storyboarding', 'Blender'], titles: { internship: ['Animation Intern', 'Artist Trainee'], new_grad: ['Apprentice Animator'], manager: ['Animation Supervisor'] } },
      { name: 'Video Editor', field: 'video editing', pay: 68, degrees: ['Film and Media Production', 'Media Studies'], skills: ['Avid', 'Premiere Pro', 'After Effects', 'color correction', 'storytelling'], titles: { internship: ['Post-Production Intern'], entry_level: ['Assistant Editor', 'Junior Video Editor'], manager: ['Post-Production Manager'] } },
      { name: 'Development Assistant', field: 'creative development', pay: 54, degrees: ['English', 'Film and Media Production', 'Creative Writing'], skills: ['script coverage', 'writing', 'research', 'calendar management', 'taste'], titles: { internship: ['Creative Development Intern'], mid: ['Creative Executive'], senior: ['Senior Creative Executive'], lead: [], manager: ['Development Manager'] } },
      { name: 'VFX Artist', field: 'visual effects', pay: 88, degrees: ['Animation', 'Computer Science', 'Studio Art'], skills: ['Houdini', 'Nuke', 'Maya', 'Python', 'compositing'], titles: { internship: ['Visual Effects Intern'], lead: ['Lead VFX Artist'], manager: ['VFX Production Manager'] } },
    ],
    things: ['series and films', 'trailers and promos', 'unscripted shows', 'animated features', 'live events'],
    partners: ['directors and showrunners', 'artists and editors', 'production finance', 'talent and their representatives', 'technology teams'],
    duties: [
      'keep {thing} on schedule and everyone informed', 'prepare dailies, cuts or shots for review', 'read scripts and write coverage that is candid', 'take notes in the room and turn them into next steps', 'work with {partner} on creative and budget questions', 'track assets in {tool} and never lose one', 'animate, edit or composite to the director’s intent',
      'research references and present them', 'organize shoots, travel and clearances', 'solve the small problem before it is a large one', 'respect confidentiality of unreleased work', 'help new crew find their feet', 'archive what will be needed again',
    ],
    asks: ['A reel, portfolio or coverage sample', 'Experience with {skill} and {skill2}', 'Good taste and thick skin', 'Reliable under deadline', 'Able to work some evenings during production'],
    pluses: ['Student films, theater or campus television', 'Experience with {skill3}', 'A second language'],
    days: ['No ego, good notes, early coffee.', 'Production days are long; wrap days are not.', 'You will see how a story changes from pitch to screen.'],
  },
  parks: {
    roles: [
      { name: 'Guest Experience Associate', field: 'hospitality', pay: 43, degrees: ['Hospitality Management', 'Any major'], skills: ['customer service', 'teamwork', 'safety', 'communication', 'languages'], titles: { internship: ['College Program Participant', 'Hospitality Intern'], new_grad: ['Hospitality Management Trainee'], senior: ['Senior Guest Experience Associate'], lead: ['Guest Experience Lead'], manager: ['Guest Experience Manager'] } },
      { name: 'Ride and Show Engineer', field: 'ride and show engineering', pay: 86, degrees: ['Mechanical Engineering', 'Electrical Engineering', 'Mechatronics Engineering'], skills: ['PLC programming', 'CAD', 'controls', 'safety engineering', 'commissioning'] },
      { name: 'Themed Environment Designer', field: 'themed design', pay: 76, degrees: ['Architecture', 'Theater', 'Industrial Design', 'Interior Design'], skills: ['SketchUp', 'Revit', 'model making', 'storytelling', 'illustration'], titles: { internship: ['Creative Design Intern'], manager: ['Design Manager'] } },
      { name: 'Animal Care Specialist', field: 'animal care', pay: 52, degrees: ['Zoology', 'Animal Science', 'Marine Biology'], skills: ['animal husbandry', 'observation', 'record keeping', 'public speaking'], titles: { internship: ['Animal Care Intern'], lead: ['Lead Animal Keeper'], manager: ['Animal Care Manager'] } },
    ],
    things: ['attractions', 'shows and parades', 'hotels and restaurants', 'guest services', 'new lands'],
    partners: ['operations and maintenance', 'creative teams', 'safety inspectors', 'entertainment', 'vendors'],
    duties: [
      'welcome {audience} and solve their problems kindly', 'keep {thing} safe, open and beautiful', 'inspect and test equipment before opening', 'work with {partner} on changes that guests never notice', 'design details that tell the story', 'care for animals or equipment by the book', 'talk to guests about how it is done', 'write procedures and train others',
      'measure waiting times and smooth the flow', 'help commission {thing} at night', 'plan for weather, crowds and the unexpected', 'look after colleagues as well as guests',
    ],
    asks: ['Genuine friendliness', 'Knowledge of {skill} or {skill2}', 'Open availability, holidays included', 'Able to be on your feet and outdoors', 'Safety above show'],
    pluses: ['Theater, camp or lifeguard experience', 'Another language', 'Experience with {skill3}'],
    days: ['Schedules change weekly; swaps are easy.', 'You will be backstage before sunrise now and then, and it is worth it.', 'Every role meets guests at least once a month.'],
  },
  curatorial: {
    roles: [
      { name: 'Curatorial Assistant', field: 'curatorial work', pay: 58, degrees: humanities, skills: ['art history research', 'cataloging', 'writing', 'TMS', 'foreign languages', 'provenance research'], titles: { internship: ['Curatorial Intern'], new_grad: ['Curatorial Fellow'], mid: ['Research Associate, Curatorial'], senior: ['Associate Curator'], lead: ['Curator'], manager: ['Curatorial Department Manager'] } },
      { name: 'Collections Specialist', field: 'collections care', pay: 58, degrees: [...humanities, 'Biology'], skills: ['object handling', 'cataloging', 'TMS', 'inventory', 'packing', 'photography'], titles: { internship: ['Collections Intern'], entry_level: ['Collections Technician', 'Museum Technician'], manager: ['Collections Manager'] } },
      { name: 'Conservator', field: 'conservation', pay: 72, degrees: ['Chemistry', 'Art History', 'Materials Science and Engineering'], skills: ['conservation treatment', 'examination', 'documentation', 'photography', 'chemistry', 'preventive care'], advanced: 'Master’s degree', titles: { internship: ['Conservation Intern'], new_grad: ['Conservation Fellow'], entry_level: ['Assistant Conservator'], mid: ['Associate Conservator'], senior: ['Conservator'], lead: ['Senior Conservator'], manager: ['Conservation Laboratory Manager'] } },
      { name: 'Registrar', field: 'museum registration', pay: 62, degrees: humanities, skills: ['loan agreements', 'TMS', 'shipping', 'insurance', 'attention to detail'], titles: { internship: ['Registration Intern'], new_grad: ['Assistant Registrar'], entry_level: ['Assistant Registrar'], manager: ['Head Registrar'] } },
      { name: 'Archivist', field: 'archives', pay: 62, degrees: ['History', 'American Studies', 'Information Science'], skills: ['archival processing', 'metadata', 'EAD', 'digitization', 'research'], titles: { internship: ['Archives Intern', 'Digitization Intern'], entry_level: ['Archives Technician', 'Assistant Archivist'], manager: ['Archives Manager'] } },
      { name: 'Exhibition Designer', field: 'exhibition design', pay: 72, degrees: ['Architecture', 'Industrial Design', 'Graphic Design'], skills: ['exhibition design', 'SketchUp', 'AutoCAD', 'lighting', 'accessibility', 'Adobe Creative Suite'], titles: { internship: ['Exhibition Design Intern'], manager: ['Exhibition Design Manager'] } },
    ],
    things: ['objects in the collection', 'upcoming exhibitions', 'loans', 'new acquisitions', 'storage moves'],
    partners: ['curators and conservators', 'lenders and couriers', 'educators and designers', 'scholars', 'community advisers'],
    duties: [
      'research {thing} and write entries for the collection database', 'handle, measure, photograph and house objects', 'draft labels that a visitor wants to finish reading', 'prepare checklists and loan papers', 'work with {partner} on an exhibition from idea to closing day', 'answer inquiries from scholars and the public', 'trace where an object has been and who owned it',
      'monitor light, humidity and pests', 'give gallery talks once you know the collection', 'present research to the department', 'translate inscriptions or letters', 'help return or share what belongs with others', 'keep records that will be read in a hundred years',
    ],
    asks: ['Academic background in a related field', 'Experience with {skill} or {skill2}', 'Steady hands and careful habits', 'Reading knowledge of another language is useful', 'Clear prose'],
    pluses: ['Earlier museum, gallery or archive work', 'Knowledge of {skill3}', 'A master’s degree, finished or in progress'],
    days: ['Mornings in storage, afternoons in the library.', 'Interns visit every department once during the term.', 'Galleries are yours before opening hours.'],
  },
  museumlearning: {
    roles: [
      { name: 'Museum Educator', field: 'museum education', pay: 58, degrees: ['Art History', 'Education Studies', 'Anthropology', 'Biology'], skills: ['teaching', 'public speaking', 'lesson planning', 'accessibility', 'Spanish'], titles: { internship: ['Education Intern', 'Public Programs Intern'], new_grad: ['Education Fellow'], entry_level: ['Assistant Museum Educator'], manager: ['Education Manager'] } },
      { name: 'Visitor Services Associate', field: 'visitor services', pay: 44, degrees: ['Any major', 'Art History', 'Hospitality Management'], skills: ['customer service', 'languages', 'point of sale', 'teamwork'], titles: { internship: ['Visitor Experience Intern'], new_grad: [], lead: ['Visitor Services Lead'], manager: ['Visitor Services Manager'] } },
      { name: 'Digital Content Producer', field: 'digital content', pay: 66, degrees: ['Media Studies', 'Art History', 'Film and Media Production'], skills: ['video editing', 'writing', 'CMS', 'photography', 'social media', 'metadata'], titles: { internship: ['Digital Content Intern'], manager: ['Digital Content Manager'] } },
    ],
    things: ['school visits', 'family programs', 'tours', 'online features', 'teen programs'],
    partners: ['curators', 'teachers', 'community organizations', 'volunteers and docents', 'designers and developers'],
    duties: [
      'teach groups of all ages in the galleries', 'plan {thing} with {partner}', 'welcome visitors and help them find what they love', 'write and film stories about the collection', 'make programs work for visitors with disabilities', 'train volunteers', 'evaluate {thing} and improve them', 'work with public schools near and far', 'prepare materials, rooms and supplies',
      'host teachers’ evenings', 'turn scholarship into something a ten-year-old enjoys', 'publish online and answer comments',
    ],
    asks: ['Joy in teaching or welcoming people', 'Experience with {skill} or {skill2}', 'Comfort speaking to groups', 'Some weekends and evenings', 'Creativity with limited means'],
    pluses: ['Spanish, ASL or another language', 'Classroom or camp experience', 'Knowledge of {skill3}'],
    days: ['The galleries are your classroom.', 'School groups come in the morning; planning is in the afternoon.', 'Interns lead a public tour before they leave.'],
  },
  teaching: {
    roles: [
      { name: 'Corps Member', field: 'teaching', pay: 54, degrees: ['Any major', 'Education Studies', 'Mathematics', 'English', 'Biology'], skills: ['teaching', 'lesson planning', 'classroom management', 'communication', 'resilience'], titles: { internship: ['Accelerate Fellow', 'Campus Ambassador Intern'], new_grad: ['Corps Member, {team}'], entry_level: ['Corps Member, {team}'], mid: [], senior: [], lead: [], manager: [] } },
      { name: 'Instructional Coach', field: 'teacher coaching', pay: 70, degrees: ['Education Studies', 'Secondary Education', 'Elementary Education'], skills: ['coaching', 'curriculum design', 'data analysis', 'facilitation', 'feedback'], titles: { internship: [], new_grad: [], entry_level: ['Teacher Leadership Coach'], manager: ['Manager, Teacher Leadership Development'] } },
      { name: 'Tutoring Fellow', field: 'tutoring', pay: 44, degrees: ['Any major', 'Elementary Education', 'English', 'Mathematics'], skills: ['tutoring', 'reading instruction', 'math instruction', 'virtual teaching', 'patience'], titles: { internship: ['Tutoring Fellow', 'Ignite Fellow'], new_grad: [], entry_level: ['Tutoring Program Associate'], mid: ['Tutoring Program Specialist'], senior: ['Senior Tutoring Program Specialist'], lead: [], manager: ['Tutoring Program Manager'] } },
      { name: 'Recruitment Associate', field: 'campus recruitment', pay: 56, degrees: ['Communication', 'Political Science', 'Sociology'], skills: ['relationship building', 'public speaking', 'Salesforce', 'writing', 'organizing'], titles: { internship: ['Campus Recruitment Intern'], manager: ['Recruitment Manager'] } },
      { name: 'Alumni Programs Associate', field: 'alumni leadership', pay: 58, degrees: ['Communication', 'Public Policy', 'Education Studies'], skills: ['event planning', 'facilitation', 'relationship building', 'project management', 'Salesforce'], titles: { internship: ['Alumni Programs Intern'], manager: ['Alumni Leadership Manager'] } },
    ],
    things: ['reading groups', 'math lessons', 'after-school tutoring', 'teacher workshops', 'campus events'],
    partners: ['principals and fellow teachers', 'families', 'regional staff', 'community leaders', 'coaches'],
    duties: [
      'plan and lead {thing} for {audience}', 'get to know every student and their family', 'use results to decide what to teach again', 'build a classroom where it is safe to be wrong', 'work with {partner} as one team', 'take part in training through the summer and weekends during the year', 'tutor small groups in person or online', 'coach others with care and candor', 'organize events that bring people into education',
      'write weekly reflections and act on them', 'advocate for what students need', 'earn a teaching credential on the way where the role requires it', 'track progress honestly, also when it is slow',
    ],
    asks: ['Belief in what {audience} can do', 'Experience with {skill} or {skill2}', 'Evidence of leadership through difficulty', 'Respect for the community you join', 'Bachelor’s degree by the start date where the role is in a classroom'],
    pluses: ['Mathematics, science, special education or bilingual background', 'Pell Grant or first-generation experience', 'Tutoring, camp or coaching experience'],
    days: ['School days start before eight and are never dull.', 'You will be observed and coached every other week.', 'Cohorts meet monthly, and friendships last.'],
  },
};
