import type { Area } from './shapes.ts';

const life = ['Biology', 'Biochemistry', 'Chemistry', 'Molecular and Cell Biology', 'Biotechnology'];

export const healthAreas: Readonly<Record<string, Area>> = {
  nursing: {
    roles: [
      { name: 'Registered Nurse', field: 'nursing', pay: 78, degrees: ['Nursing'], licence: 'Current registered nurse license in the state of practice, and BLS certification', skills: ['patient assessment', 'medication administration', 'Epic', 'care planning', 'BLS', 'telemetry', 'patient education'], titles: { internship: ['Nurse Extern', 'Summer III Nursing Internship'], new_grad: ['Registered Nurse Residency', 'New Graduate Registered Nurse'], entry_level: ['Registered Nurse'], mid: ['Registered Nurse'], senior: ['Clinical Nurse Specialist'], lead: ['Charge Nurse'], manager: ['Nurse Manager'] } },
      { name: 'Patient Care Technician', field: 'patient care', pay: 43, degrees: ['Health Sciences', 'Nursing', 'Biology'], skills: ['vital signs', 'patient care', 'Epic', 'phlebotomy', 'CPR', 'communication'], titles: { internship: ['Patient Care Intern'], new_grad: [], senior: ['Senior Patient Care Technician'], lead: [], manager: [] } },
      { name: 'Nurse Practitioner', field: 'advanced practice nursing', pay: 118, degrees: ['Nursing'], advanced: 'Master’s or doctoral degree', licence: 'National certification as a nurse practitioner and state licensure', skills: ['diagnosis', 'patient education', 'Epic', 'care planning', 'pharmacology'], titles: { internship: [], new_grad: ['Nurse Practitioner Fellow'], lead: ['Lead Nurse Practitioner'], manager: [] } },
    ],
    things: ['patient care', 'discharge planning', 'medication safety', 'family education', 'pre- and post-operative care'],
    partners: ['physicians, therapists and pharmacists', 'patients and families', 'the charge nurse', 'social workers', 'an interdisciplinary team'],
    duties: [
      'care for patients in {team}, usually three to five at a time', 'assess, plan, carry out and chart care in {tool}', 'notice small changes and speak up', 'teach {audience} what to do after they go home', 'give medication safely and double-check the risky ones', 'work with {partner} on each plan of care',
      'join daily rounds', 'comfort people on hard days', 'help with {thing} across shifts', 'take part in quality projects on falls, infections or wait times', 'keep rooms and equipment safe and ready', 'precept students once you are settled', 'respond to emergencies as part of the team',
    ],
    asks: ['Knowledge of {skill} and {skill2}', 'Able to lift, stand and walk through a twelve-hour shift', 'Compassion and steadiness', 'Willingness to rotate days, evenings and weekends', 'Clear handoffs, spoken and written'],
    pluses: ['Experience as a nursing assistant or EMT', 'A second language', 'Specialty certification'],
    days: ['Shifts are eight or twelve hours, with self-scheduling.', 'New nurses are paired with a preceptor for the first months.', 'Magnet-recognized hospitals give nurses a voice in how care is run.'],
  },
  allied: {
    roles: [
      { name: 'Medical Laboratory Scientist', field: 'laboratory medicine', pay: 66, degrees: ['Medical Laboratory Science', 'Microbiology', 'Biology'], licence: 'ASCP certification, or eligibility to sit the exam', skills: ['hematology', 'microbiology', 'quality control', 'PCR', 'laboratory information systems'], titles: { manager: ['Laboratory Supervisor'] } },
      { name: 'Clinical Research Coordinator', field: 'clinical research', pay: 58, degrees: ['Biology', 'Public Health', 'Psychology', 'Health Sciences'], skills: ['clinical trials', 'GCP', 'REDCap', 'informed consent', 'data management', 'patient recruitment'], titles: { internship: ['Clinical Research Intern', 'Summer Undergraduate Research Fellow'], new_grad: ['Clinical Research Assistant'], manager: ['Clinical Research Manager'] } },
      { name: 'Physical Therapist', field: 'physical therapy', pay: 84, degrees: ['Kinesiology', 'Human Biology'], licence: 'Doctor of Physical Therapy degree and state license', skills: ['rehabilitation', 'manual therapy', 'patient education', 'gait analysis', 'Epic'], titles: { internship: ['Rehabilitation Services Intern'], new_grad: ['Physical Therapy Resident'], lead: ['Lead Physical Therapist'], manager: ['Rehabilitation Manager'] } },
      { name: 'Radiologic Technologist', field: 'medical imaging', pay: 64, degrees: ['Radiologic Sciences'], licence: 'ARRT registration, or registry eligibility', skills: ['radiography', 'CT', 'patient positioning', 'radiation safety', 'PACS'], titles: { internship: ['Radiography Student Intern'], manager: ['Imaging Supervisor'] } },
      { name: 'Genetic Counseling Assistant', field: 'genetics', pay: 50, degrees: ['Genetics', 'Biology', 'Psychology'], skills: ['family history taking', 'genetics', 'patient communication', 'Epic', 'scheduling'], titles: { lead: [], manager: [], senior: ['Genetic Counselor'] } },
    ],
    things: ['specimens and results', 'clinical studies', 'patient visits', 'imaging exams', 'rehabilitation plans'],
    partners: ['physicians and nurses', 'principal investigators', 'patients and caregivers', 'laboratory and imaging colleagues', 'study sponsors'],
    duties: [
      'look after {thing} in {team}', 'explain each step to {audience} in words they know', 'document in {tool} completely and on the day', 'keep to protocols, and report when one cannot be kept', 'prepare rooms, instruments and records', 'work with {partner} on complex cases', 'check quality before a result is released',
      'help train students and new colleagues', 'protect privacy in every conversation', 'support studies that may change how patients are treated', 'maintain equipment and its log', 'suggest better ways and help to test them', 'coordinate schedules so that nobody waits needlessly',
    ],
    asks: ['Training in {skill} and {skill2}', 'Kind, clear communication', 'Careful work with identifiers and records', 'Able to stand for long periods', 'Reliable attendance'],
    pluses: ['Volunteer work with patients', 'A second language', 'Experience with {skill3}'],
    days: ['Clinics start at seven or eight; most weekends are free.', 'Every case conference is open to you.', 'You will see the same patients more than once and get to know them.'],
  },
  bench: {
    roles: [
      { name: 'Research Associate', field: 'laboratory research', pay: 70, degrees: life, skills: ['cell culture', 'PCR', 'ELISA', 'flow cytometry', 'molecular cloning', 'data analysis', 'GraphPad Prism'], titles: { internship: ['Research Intern', 'Undergraduate Research Intern', 'Research Co-op'], lead: ['Principal Research Associate'], manager: ['Laboratory Manager'] } },
      { name: 'Research Scientist', field: 'biomedical research', pay: 104, degrees: [...life, 'Immunology', 'Pharmacology'], skills: ['assay development', 'protein purification', 'mass spectrometry', 'CRISPR', 'immunology', 'statistics', 'scientific writing'], advanced: 'PhD', titles: { internship: ['Graduate Research Intern'], new_grad: ['Postdoctoral Fellow'], entry_level: ['Scientist I'], mid: ['Scientist II'], senior: ['Senior Scientist'], lead: ['Principal Scientist'], manager: ['Associate Director, Research'] } },
      { name: 'Bioinformatics Analyst', field: 'bioinformatics', pay: 86, degrees: ['Computational Biology', 'Statistics', 'Biology', 'Computer Science'], skills: ['R', 'Python', 'RNA-seq', 'genomics', 'Linux', 'statistics', 'Nextflow'], titles: { manager: ['Bioinformatics Manager'] } },
      { name: 'Process Development Associate', field: 'process development', pay: 76, degrees: ['Chemical Engineering', 'Bioengineering', 'Biotechnology'], skills: ['bioreactors', 'chromatography', 'GMP', 'cell culture', 'design of experiments', 'JMP'], titles: { mid: ['Process Development Engineer'], manager: ['Process Development Manager'] } },
    ],
    things: ['cell-based assays', 'antibody candidates', 'disease models', 'sequencing data', 'purification steps'],
    partners: ['biologists, chemists and statisticians', 'clinical colleagues', 'manufacturing', 'academic collaborators', 'automation engineers'],
    duties: [
      'plan and run experiments on {thing}', 'keep a notebook that somebody else could repeat', 'analyze results with {tool} and show the outliers too', 'present at group meeting every few weeks', 'develop and qualify methods for {thing}', 'maintain cell lines, reagents and instruments', 'work with {partner} to choose the next experiment',
      'write up results for reports, patents and papers', 'follow biosafety rules and help others to', 'transfer a method to another site', 'review the literature and spot what is missing', 'automate a step that is still done by hand', 'train students at the bench',
    ],
    asks: ['Laboratory experience with {skill} and {skill2}', 'Sound experimental design with proper controls', 'Accurate records', 'Ability to juggle several experiments', 'Curiosity and patience when nothing works'],
    pluses: ['A thesis or summer in a research group', 'Experience with {skill3}', 'A paper or poster'],
    days: ['About two thirds of the time is at the bench.', 'Cells do not know weekends, but the team shares the feeding.', 'Group meeting is on Tuesdays, and questions are welcome from anyone.'],
  },
  clinical: {
    roles: [
      { name: 'Clinical Trial Associate', field: 'clinical operations', pay: 68, degrees: ['Biology', 'Public Health', 'Health Sciences', 'Pharmaceutical Sciences'], skills: ['GCP', 'clinical trials', 'trial master file', 'vendor management', 'Excel', 'communication'], titles: { internship: ['Clinical Operations Intern'], manager: ['Clinical Trial Manager'] } },
      { name: 'Regulatory Affairs Associate', field: 'regulatory affairs', pay: 72, degrees: [...life, 'Pharmaceutical Sciences'], skills: ['FDA regulations', 'technical writing', 'submissions', 'document control', 'project management'], titles: { internship: ['Regulatory Affairs Intern'], manager: ['Regulatory Affairs Manager'] } },
      { name: 'Quality Assurance Specialist', field: 'quality assurance', pay: 70, degrees: ['Chemistry', 'Biology', 'Chemical Engineering'], skills: ['GMP', 'deviation management', 'CAPA', 'auditing', 'document control', 'root cause analysis'], titles: { internship: ['Quality Assurance Intern', 'Quality Co-op'], manager: ['Quality Assurance Manager'] } },
      { name: 'Biostatistician', field: 'biostatistics', pay: 92, degrees: ['Statistics', 'Mathematics', 'Public Health'], skills: ['SAS', 'R', 'survival analysis', 'clinical trials', 'study design', 'statistics'], advanced: 'Master’s or PhD', titles: { internship: ['Biostatistics Intern'], manager: ['Biostatistics Manager'] } },
      { name: 'Biomanufacturing Associate', field: 'biomanufacturing', pay: 58, degrees: ['Biotechnology', 'Biology', 'Chemical Engineering'], skills: ['GMP', 'aseptic technique', 'batch records', 'bioreactors', 'chromatography'], titles: { internship: ['Manufacturing Intern', 'Manufacturing Co-op'], manager: ['Manufacturing Manager'] } },
    ],
    things: ['clinical studies', 'submissions', 'batch records', 'study sites', 'quality systems'],
    partners: ['study sites and investigators', 'regulators', 'manufacturing and quality', 'medical writers', 'outside laboratories'],
    duties: [
      'keep {thing} complete, correct and inspection-ready', 'track milestones and warn early when one slips', 'prepare documents for health authorities', 'review deviations and see that the cause is removed', 'work with {partner} across time zones', 'help select and start study sites', 'follow batch steps exactly and record them as you go',
      'analyze data to a plan that was written beforehand', 'write standard operating procedures people can follow', 'support audits and inspections', 'train colleagues on changes', 'improve {thing} with fewer handoffs', 'answer questions from {audience} or their doctors through the proper channel',
    ],
    asks: ['Understanding of {skill} and {skill2}', 'Attention to detail that others remark on', 'Ethical judgment', 'Good written English', 'Able to plan several deadlines at once'],
    pluses: ['Internship in a regulated industry', 'Experience with {skill3}', 'RAC, ASQ or similar certification'],
    days: ['The work is careful and calm, with busy weeks before a submission.', 'Site roles may involve gowning and shift work.', 'You will know which patients the work is for.'],
  },
  carebusiness: {
    roles: [
      { name: 'Health Systems Analyst', field: 'health administration', pay: 68, degrees: ['Health Administration', 'Public Health', 'Industrial Engineering', 'Economics'], skills: ['Excel', 'SQL', 'process improvement', 'Tableau', 'project management', 'Epic'], titles: { internship: ['Administrative Intern', 'Healthcare Operations Intern'], new_grad: ['Administrative Fellow'], manager: ['Operations Manager'] } },
      { name: 'Patient Appointment Coordinator', field: 'patient services', pay: 44, degrees: ['Any major', 'Health Sciences', 'Communication'], skills: ['customer service', 'scheduling', 'Epic', 'medical terminology', 'typing'], titles: { internship: [], new_grad: [], lead: ['Lead Patient Appointment Coordinator'], manager: ['Patient Access Supervisor'] } },
      { name: 'Public Health Educator', field: 'public health', pay: 58, degrees: ['Public Health', 'Global Health', 'Health Sciences'], skills: ['health education', 'program evaluation', 'community outreach', 'writing', 'survey design'], titles: { internship: ['Public Health Intern'], manager: ['Community Health Manager'] } },
    ],
    things: ['clinic schedules', 'patient flow', 'community programs', 'service lines', 'patient feedback'],
    partners: ['clinic leaders', 'nurses and physicians', 'community organizations', 'finance and IT', 'patient advisers'],
    duties: [
      'study {thing} and propose changes that staff will accept', 'answer calls and messages from {audience}', 'build reports in {tool} for weekly huddles', 'coordinate projects with {partner}', 'plan outreach where it is needed most', 'shadow clinicians to understand the work', 'prepare material in plain language', 'measure waiting times and shorten them',
      'support accreditation visits', 'keep minutes, actions and owners straight', 'evaluate whether a program helped', 'look after {thing} at several sites',
    ],
    asks: ['Service attitude', 'Experience with {skill} or {skill2}', 'Discretion with health information', 'Clear and friendly writing', 'Organization'],
    pluses: ['Volunteer or work experience in care', 'A second language', 'Lean or Six Sigma training'],
    days: ['You will spend time in clinics every week.', 'Meetings begin with a patient story.', 'Hours are regular, Monday to Friday.'],
  },
};
