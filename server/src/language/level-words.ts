import type { AskedLevel } from './asked-levels.ts';
import type { Meaning } from './types.ts';
import type { Guard } from './entry.ts';

/** Levels as people ask for them. A rung ("senior") counts before a kind of work only: a student may be one herself. */
export const levelWords: readonly (readonly [AskedLevel, string, Guard])[] = [
  [
    'internship',
    'intern|internship|interning|summer internship|summer intern|co op|co ops|coop|apprenticeship|externship|summer analyst|summer associate|working student|placement year|internship program|internship opportunity|summer analyst program|student position',
    'none',
  ],
  [
    'new_grad',
    'new grad|new graduate|recent grad|recent graduate|university grad|college grad|new college grad|graduate program|graduate programme|graduate scheme|grad scheme|grad role|graduate role|rotational program|leadership development program|post grad|postgrad job|after graduation|after i graduate|when i graduate|once i graduate|after college|new graduate program|just out of school|just out of college|fresh out of school|fresh out of college|just graduated',
    'none',
  ],
  [
    'entry_level',
    'entry level|entrylevel|early career|first job|beginner|no experience required|first real job|starter|starter job|junior level|entry',
    'none',
  ],
  ['entry_level', 'junior|jr', 'rung'],
  ['mid', 'mid level|midlevel|mid career|intermediate level', 'none'],
  ['senior', 'senior level|senior role|senior position|sr level', 'none'],
  ['senior', 'senior|sr', 'rung'],
  ['experienced', 'experienced|seasoned', 'rung'],
  ['lead', 'lead role|lead position|leadership role|team lead role', 'none'],
  ['lead', 'lead|staff|principal|distinguished', 'rung'],
  [
    'manager',
    'manager role|management role|managerial role|director role|management position|manager level|people manager|executive role|director level|director|vp|vps|svp|svps|evp|evps|vice president|c suite|c level|executive level|senior leadership|senior management',
    'none',
  ],
];

/** Conditions of work other than place, level and pay. */
export const stateWords: readonly (readonly [Meaning, string, Guard])[] = [
  [
    { kind: 'remote', remote: true },
    'remote|remotely|fully remote|wfh|work from home|working from home|work from anywhere|from home|telecommute|telework|remote friendly|remote first|remote only|100 remote|home office|work remotely|virtual',
    'none',
  ],
  [
    { kind: 'remote', remote: false },
    'in person|onsite|on site|in office|in the office|in an office|an office|office based|office environment|on location|face to face',
    'none',
  ],
  [
    { kind: 'sponsorship' },
    'sponsor visa|sponsor my visa|sponsor a visa|sponsor international student|visa sponsorship|visa sponsor|sponsorship|sponsor|sponsoring|h 1b|h1b|h1 b|h1b visa|h 1b visa|h1b sponsorship|h1b sponsor|visa friendly|need a visa|need visa|work visa|visa support|f1 visa|f 1 visa|f1 student|f 1 student|' +
      'international student|international applicant|work authorization|work permit|stem opt|opt cpt|cpt opt|opt friendly|cap exempt|j1|j 1 visa|visa|immigration sponsorship|visa help|opt student|opt extension|on opt|on an f1|on f1',
    'none',
  ],
  [{ kind: 'sponsorship' }, 'OPT|CPT|TN visa', 'capitals'],
  [
    { kind: 'clearance' },
    'security clearance|clearance|top secret|top secret clearance|ts sci|secret clearance|cleared job|cleared role|cleared position|cleared work|cleared opening|cleared opportunity|cleared internship|cleared candidate|security cleared|clearance holder|government clearance|clearance required|clearance job',
    'none',
  ],
  // "Cleared mechanical engineers", not "I cleared my desk".
  [{ kind: 'clearance' }, 'cleared', 'rung'],
];

/** Expressions that hold a word of work but say nothing about the work wanted. */
export const passedOver =
  'preference on location|picky on location|flexible on location|depends on location|mind travel|mind traveling|mind travelling|willing to travel|open to travel|love to travel|like to travel|some travel|travel required|business travel|travel a lot|able to travel|head of state|heads of state|head of household|head of the table|amazon rainforest|amazon river|amazon basin|lead time|job security|social security|high school|middle school|elementary school|grad school|graduate school|law school|med school|medical school|business school|school year|gap year|state of the art|public transportation|' +
  'work life balance|health insurance|health benefits|medical leave|data plan|legal status|by design|security deposit|cover letter|job market|job search|job description|' +
  'good at math|state school|public school student|media attention|social life|new media|in the field|on the market';
