import type { Role } from './shapes.ts';

/**
 * Further work of the kinds of work that is there already, so that employers hire for what such employers have. "Title | what one has
 * experience in | thousand dollars a year at first | skills | degrees | licence".
 */
const lines: Readonly<Record<string, readonly string[]>> = {
  care: [
    'Respiratory Therapist|respiratory care|66|ventilator management, blood gases, patient education|Health Sciences, Biology|Registered respiratory therapist credential',
    'Occupational Therapist|occupational therapy|82|activity analysis, splinting, care planning|Occupational Therapy, Kinesiology|State occupational therapy license',
    'Speech-Language Pathologist|speech-language pathology|78|swallowing assessment, language therapy, documentation|Speech-Language Pathology, Linguistics|State speech-language pathology license',
    'Surgical Technologist|surgical technology|52|sterile technique, instrument counts, operating room set-up|Health Sciences|Certified surgical technologist',
    'Pharmacist|pharmacy|128|medication reviews, dosing, patient counseling|Pharmacy|State pharmacist license',
    'Pharmacy Technician|pharmacy|41|compounding, inventory, patient service|Health Sciences, Biology',
    'Registered Dietitian|nutrition|66|nutrition assessment, meal planning, patient education|Nutrition, Dietetics|Registered dietitian credential',
    'Phlebotomist|specimen collection|40|venipuncture, specimen handling, patient service|Health Sciences, Biology',
    'Physician Assistant|medicine|118|patient assessment, procedures, charting|Biology, Health Sciences|State physician assistant license',
    'Medical Social Worker|social work|62|crisis support, discharge planning, community resources|Social Work, Psychology|Licensed master social worker',
    'Paramedic|emergency care|50|advanced life support, triage, ambulance operations|Health Sciences|State paramedic license',
    'Diagnostic Medical Sonographer|ultrasound|78|ultrasound imaging, anatomy, patient positioning|Health Sciences, Biology|Registered diagnostic medical sonographer',
    'Medical Assistant|patient care|40|vital signs, scheduling, charting|Health Sciences',
    'Hospital Chaplain|spiritual care|58|listening, bereavement support, interfaith services|Religious Studies, Philosophy',
    'Radiation Therapist|radiation therapy|84|treatment delivery, patient positioning, safety checks|Health Sciences|Registered radiation therapist',
    'Exercise Physiologist|exercise testing|54|stress tests, exercise prescription, patient education|Kinesiology, Exercise Science',
    'Medical Coder|medical coding|50|ICD-10, claims review, documentation|Health Informatics, Health Administration',
    'Biomedical Equipment Technician|equipment maintenance|58|calibration, troubleshooting, safety tests|Biomedical Engineering, Electrical Engineering',
    'Nurse Anesthetist|anesthesia|190|airway management, monitoring, patient assessment|Nursing|Certified registered nurse anesthetist',
    'Licensed Practical Nurse|nursing|55|medication administration, wound care, vital signs|Nursing|Licensed practical nurse',
  ],
  stagecraft: [
    'Line Cook|cooking|39|knife skills, food safety, timing|Culinary Arts, Hospitality Management',
    'Pastry Chef|baking|52|laminated dough, chocolate work, food safety|Culinary Arts',
    'Hotel Front Desk Clerk|guest service|37|reservations, check-in, problem solving|Hospitality Management',
    'Bartender|beverage service|36|mixing drinks, inventory, guest service|Hospitality Management',
    'Lifeguard|water safety|34|rescue, first aid, watchfulness|Kinesiology',
    'Security Guard|security|40|patrols, report writing, first aid|Criminal Justice',
    'Costume Designer|costumes|62|pattern drafting, fittings, period research|Costume Design, Theater',
    'Dancer|dance|48|ballet, improvisation, rehearsal discipline|Dance',
    'Musician|music|50|sight-reading, rehearsal, live performance|Music',
    'Actor|acting|48|voice, movement, improvisation|Theater',
    'Makeup Artist|makeup|50|prosthetics, hygiene, continuity|Theater',
    'Electrician|electrical maintenance|64|wiring, troubleshooting, code compliance|Electrical Engineering|Journey-level electrician license',
    'Carpenter|set construction|56|joinery, blueprint reading, rigging safety|Theater, Architecture',
    'Landscape Gardener|horticulture|41|planting, irrigation, pruning|Horticulture, Plant Science',
    'Veterinary Technician|animal health|44|anesthesia monitoring, laboratory tests, handling|Animal Science, Biology|Certified veterinary technician',
    'Sound Engineer|live sound|58|mixing, microphones, signal flow|Music, Audio Engineering',
    'Event Planner|events|52|budgets, vendors, schedules|Event Management, Hospitality Management',
    'Travel Agent|travel planning|42|itineraries, reservations, guest service|Hospitality Management',
  ],
  fieldwork: [
    'Forester|forestry|58|timber cruising, prescribed fire, GIS|Forestry, Environmental Science',
    'Soil Scientist|soil science|60|sampling, soil mapping, laboratory analysis|Soil Science, Environmental Science',
    'Wildlife Biologist|wildlife biology|58|telemetry, field surveys, statistics|Wildlife Biology, Ecology',
    'Wildland Firefighter|fire operations|44|fire line construction, chainsaws, radio use|Forestry',
    'Geologist|geology|68|core logging, mapping, GIS|Geology, Earth Science',
    'Land Surveyor|surveying|62|total stations, GPS, boundary research|Civil Engineering, Geography',
    'Park Ranger|visitor education|46|interpretive talks, trail work, first aid|Parks and Recreation, Environmental Science',
  ],
  shop: [
    'Aircraft Mechanic|aircraft maintenance|62|hydraulics, sheet metal, inspections|Aerospace Engineering|Airframe and powerplant certificate',
    'Machinist|machining|52|CNC set-up, blueprint reading, measurement|Manufacturing Engineering',
    'Welder|welding|48|TIG welding, blueprint reading, inspection|Manufacturing Engineering',
    'Wind Turbine Technician|turbine maintenance|58|climbing safety, hydraulics, troubleshooting|Renewable Energy',
    'Solar Installer|solar installation|46|racking, wiring, roof safety|Renewable Energy',
    'Mechanical Drafter|drafting|54|CAD, tolerances, bills of materials|Mechanical Engineering',
    'Electrical Engineering Technician|testing|56|soldering, oscilloscopes, test fixtures|Electrical Engineering',
  ],
  desks: [
    'Personal Banker|retail banking|46|account opening, lending basics, client service|Finance, Business Administration',
    'Loan Officer|lending|58|credit analysis, underwriting, client service|Finance, Economics',
    'Bank Teller|retail banking|38|cash handling, client service, accuracy|Business Administration, Any major',
    'Executive Assistant|administration|60|calendars, travel, discretion|Business Administration, Any major',
    'Credit Analyst|credit|64|financial statements, Excel, memo writing|Finance, Accounting',
    'Personal Financial Advisor|wealth planning|66|retirement planning, markets, client meetings|Finance, Economics|FINRA Series 7 within six months',
  ],
  words: [
    'Interpreter|interpreting|62|simultaneous interpreting, note taking, terminology|Linguistics, Spanish',
    'Photographer|photography|54|lighting, editing, captions|Photography, Journalism',
    'Copy Editor|editing|58|style, fact checking, headlines|English, Journalism',
    'Illustrator|illustration|58|drawing, storyboards, Adobe Illustrator|Illustration, Graphic Design',
    'Librarian|reference work|62|cataloging, research help, digital collections|Library Science, History',
    'Historian|historical research|66|archives, oral history, writing|History',
  ],
  laboratory: [
    'Chemist|chemistry|70|chromatography, method development, GMP|Chemistry, Biochemistry',
    'Chemical Engineer|process engineering|84|scale-up, mass balance, safety reviews|Chemical Engineering',
    'Microbiologist|microbiology|66|culturing, sequencing, aseptic technique|Microbiology, Biology',
    'Biological Technician|laboratory work|50|pipetting, record keeping, cell culture|Biology, Biochemistry',
    'Animal Caretaker|animal care|40|feeding, enrichment, record keeping|Animal Science, Biology',
  ],
  classroom: [
    'Elementary School Teacher|teaching|52|lesson planning, reading instruction, classroom management|Elementary Education, English',
    'Special Education Teacher|special education|54|individual education programs, behavior support, patience|Special Education, Psychology',
    'School Counselor|counseling|58|listening, college advising, crisis support|Psychology, Education',
    'High School Teacher|teaching|54|lesson planning, assessment, classroom management|Mathematics, History, Biology',
  ],
};

/** These roles by the kinds of work they belong to. */
export const moreRoles: Readonly<Record<string, readonly Role[]>> = Object.fromEntries(
  Object.entries(lines).map(([kind, roles]) => [kind, roles.map(roleOf)]),
);

function roleOf(line: string): Role {
  const [name = '', field = '', pay = '', skills = '', degrees = '', licence] = line.split('|');
  // Nobody is an intern, a lead or a manager of these in the sample.
  const titles = { internship: [], new_grad: [], entry_level: [name], mid: [], senior: [], lead: [], manager: [] };
  return { name, field, pay: Number(pay), skills: skills.split(', '), degrees: degrees.split(', '), titles, ...(licence !== undefined && { licence }) };
}
