import type { Clause } from './wording.ts';

/**
 * Whether a sentence asks for a security clearance, and whether it must be held already or can be obtained. One that is asked for
 * without a word on how it comes about is to be held; where either will do, it can be obtained. Wishes, waivers, customs or music
 * clearances and clearance as the job's content ask for nothing.
 */
export function clearanceIn(clauses: readonly Clause[], { heading }: { heading: string }): ReadonlySet<ClearanceVerdict> {
  const found = new Set<ClearanceVerdict>();
  let named = false;
  if (wished.test(heading.toLowerCase())) return found;
  let spoken = false;
  for (const [at, { text: own, end }] of clauses.entries()) {
    const lead = at > 0 && /^[:-]$/.test(clauses[at - 1]?.end ?? '') ? (clauses[at - 1]?.text ?? '') : '';
    const aside = /^[(-]$/.test(end) ? (clauses[at + 1]?.text ?? '') : '';
    if (end === '?' || wished.test(lead) || (aside.split(' ').length < 6 && wished.test(aside))) continue;
    const labelled = label.test(lead);
    if (spoken && standing.test(own)) found.add('held');
    const meant = spoken && standsFor.test(own) ? own.replace(/\bone\b/, 'clearance') : own;
    spoken ||= core.test(own);
    const text = withoutHiringExam(labelled ? `required ${lead} ${meant}` : meant)
      .replace(otherClearances, ' ')
      .replace(/\s+/g, ' ');
    if (spoken && !core.test(text) && alternative.test(text)) {
      if (text.startsWith('or ')) found.delete('held');
      found.add('obtainable');
    }
    if (!core.test(text) || (label.test(text) && end === ':')) continue;
    const parts = wished.test(text)
      ? text.split(',').filter((part, _, all) => !wished.test(part) && all.length > 1 && core.test(part))
      : [text];
    for (const part of parts) {
      const kinds = kindsOf(part.trim());
      named ||= kinds === 'named';
      if (kinds !== 'named') for (const kind of kinds) found.add(kind);
    }
  }
  return named && found.size === 0 ? new Set(['held']) : found;
}

/** A polygraph alongside other examinations is how police and fire departments hire. */
const withoutHiringExam = (text: string): string => (hiringExams.test(text) ? text.replace(/\bpolygraph\b/g, 'exam') : text);
const hiringExams =
  /\b(?:police|sheriff|deputy|deputies|troopers?|psychological|agility|physical|fitness|written (?:exam|test)|fire ?fighters?|dispatchers?)\b/;

/** 'named': asked for without a word on how it comes about. */
function kindsOf(text: string): ClearanceVerdict[] | 'named' {
  if (duty.test(text) || others.test(text)) return [];
  const lacking = withoutOne.test(text);
  if (!lacking && waived.test(text)) return [];
  const cleaned = text.replace(obtainAndHold, 'obtain').replace(citizenship, ' ');
  const obtain = cleaned.search(obtainable);
  const hold = cleaned.search(held);
  if (hold >= 0 && !either.test(cleaned)) {
    if (obtain < 0) return ['held'];
    if (hold < obtain) return alsoObtain.test(cleaned) ? ['held', 'obtainable'] : ['held'];
    if (!strongly.test(cleaned) || /\band (?:\w+ )?(?:hold|possess|active|current)/.test(cleaned)) return ['held'];
  }
  if (obtain >= 0) return ['obtainable'];
  if (lacking || (timely.test(cleaned) && demanded.test(cleaned))) return ['held'];
  return demanded.test(text) || bare.test(text) ? 'named' : [];
}

/** "able to obtain one": the clearance spoken of before, where the clause has nothing else that one could stand for. */
const standsFor = /^(?!.*\b(?:visas?|h1b|sponsor\w*|citizen\w*)\b)|^(?!.*\b(?:visas?|h1b|sponsor\w*)\b).*\b(?:obtain|hold|get) one\b/;

/** "as long as it is active", "yours must be current" */
const standing =
  /\b(?:it|yours|that|one) (?:is|be|must be|must already be|remains|needs to be) (?:\w+ly )?(?:active|current|in place|in hand|in force|held|valid)\b/;
/** "(or ability to obtain)" */
const alternative = /^(?:or |must be )?(?:the )?(?:ability|able|eligib\w+|obtainable|willing\w*|can be obtained|obtained?)\b/;

/** "those without one will not be considered" */
const withoutOne =
  /\bclearances? (?:\w+ )?(?:lapsed|expired|inactive)\b.*\bnot\b|\b(?:without|lack\w*|not (?:have|hold|possess)\w*|do not (?:\w+ )?(?:have|hold|possess))\b.*\b(?:not|no|ineligible|excluded|rejected)\b|\b(?:not|no|never)\b.*\b(?:without|lacking|not (?:\w+ )?(?:have|hold|possess))\b/;
const obtainAndHold =
  /\b(?:obtain|get|acquire|receive|gain|secure)(?:ed|ing)?,? (?:and|or|and or|then|and then) (?:\w+ )?(?:hold|maintain|keep|retain|possess)\w*/g;
const citizenship = /\b(?:possess|hold|have|be|holding|possessing) (?:an? )?usa citizen\w*/;
const alsoObtain = /\band (?:\w+ ){0,3}(?:eligib\w+|able|ability|willing\w*|clearable|obtain\w*|upgrade\w*)\b/;
/** The name of the matter, before a colon. */
const label = /\bclearances?(?: (?:required|levels?|requirements?|status|needed|type))*(?: must .*)?$/;
/** The names of clearances and of what they give access to. */
const core =
  /\b(?:clearances?|tssci|(?:have|hold) (?:dv|sc)|topsecret(?=,? active| (?:clearance|level|security|with|or|and|required|sci|eligib\w*|poly\w*|is|access|ts|us)\b|$)|public trust|polygraph|(?:ci|full scope|fs|lifestyle) poly|(?:active|current|interim|dod|hold|possess|obtain|a|an|us|usa|government|at|the|level|or|final|existing|required|valid) secret|secret (?:level|security|clearance|or|and|required)|(?:government|federal|national|security) (?:security |background )?investigation|yankee white|(?:active|current|hold|possess|final|dod|obtain|adjudicated|an?) ts|(?:existing|active|current) [ql]|sf 86|classified (?:information|material|data|systems?|programs?)|cleared (?:candidates?|applicants?|professionals?|engineers?|individuals?)|(?:must|be|currently|already|fully) cleared|(?:get|getting|become|being) (?:you |them )?cleared|clearable|(?:security|developed|sc|dv|ctc|bpss) vetting|dv cleared|sc cleared)\b/;

const otherClearances =
  /\b(?:customs?|regulatory|fda|510 ?k|medical|child abuse|child|criminal|fbi|act \d+|pa|vertical|ground|overhead|head|drug|renal|credit|payment|check|cheque|trade|music|rights|copyright|title|legal|import|export|sales?|inventory|store|retail|wildlife|air traffic|flight|takeoff|doctors?|physicians?|health|police|trademark|sample|claim|lane|table|financial|exit|student|library|port|cargo|vessel|freight|adequate|sufficient|enough|proper|minimum) (?:\w+ )?clearances?\b(?! level)|\bclearances? from (?:the |an? |your )?(?:publisher|author|estate|label|tower|control|doctor|physician|manager|supervisor|customs|rights)\b|\bclearances? (?:of|between|around|racks?|sales?|events?|items?|merchandise|pricing|prices?|houses?|rates?|markdowns?|aisles?|goods|sections?|distances?|heights?|procedures|furniture|stock|bins?|times?|work|forms?)\b|\bclearances? to (?:work with|fly|enter|travel|practi[cs]e|teach|operate|land|take off|return)\b|\btrade secrets?\b|\b(?:sauce|recipes?|kitchen)\b|\bsecrets? (?:sauce|recipes?|shopper|santa|menu|tooling|manag\w+|to|of|weapon|scanning|rotation|store|vault|safe)\b/g;
const duty =
  /^you will (?!(?:\w+ly |also |then |first |already |currently |either )?(?:need|be\b|have|hold|obtain|undergo|require|get|possess|go\b|maintain|receive|must|gain|start|begin|apply))|^(?:you (?:will |ll )?|and |to |will )?(?:process|support|coordinat|help|track|manag|maintain (?:records|the|a log)|administ|oversee|submit|review|handl|prepar|assist|guid|advis|verif|automat|facilitat|adjudicat|conduct|perform|ensur|monitor|build|develop|writ|collect|check|restock|mark)\w*\b(?! (?:and )?(?:an? )?(?:active|current))|\b(?:experience|familiar\w*|knowledge|understanding) (?:\w+ ){0,3}(?:with|of|in)\b(?!.*\b(?:must|required to have|and (?:an? )?active)\b)|\b(?:our|the|your) (?:\w+ )?(?:platform|software|product|tool|app|system)s? (?:\w+ )?(?:track|manag|automat|help|process|verif)/;
/** It is somebody else who is cleared. */
const others =
  /^(?:and )?(?:some|most|many|several|certain|other|a few|a number) (?:of )?(?:\w+ ){0,5}(?:hold|have|need|require|requires|carry|are)\b|\b(?:customers?|clients?|users?|colleagues|staff|others|analysts|personnel|members) (?:who|that|with) (?:\w+ )?(?:hold|have|need|clearances?)|\b(?:used|for|of|by|alongside|with|mentor|recruit\w*|supporting) (?:\w+ )?cleared (?!candidates only)|\brenewals?\b|\bpaperwork\b|\b\d+ (?:employees|staff)\b/;
const waived =
  /\bregardless\b.*\bclearances?\b|\bneither\b.*\b(?:clearances?|polygraph)\b|\bnot (?:enough|sufficient)\b|\b(?:no|not|without|never|nor)\b (?:[\w']+ ){0,7}?(?:clearances?|polygraph|topsecret|tssci|secret|classified)\b(?! (?:will|can|shall|holders?))|\b(?:clearances?|polygraph|secret|tssci)\b[^.]*\b(?:not|never) (?:be |\w+ly )?(?:required|needed|necessary|mandatory|a requirement|expected|require)\b|\bclearances?(?: required| level)? (?:none|no|not|na)\b|\bclearances?(?: \w+){0,2} (?:none|no|not|na|nil)$|\b(?:may|might|could) (?:\w+ ){0,2}(?:require|need|required|needed|asked|have|become)\b|\bif (?:a |an )?clearance\b|^if (?:you|candidates|applicants) (?:\w+ )?(?:have|hold|possess)\b/;
/** A wish, or what stands under a heading of wishes. */
const wished =
  /\b(?:a|big|huge|strong|definite|real) plus\b|\bplus(?:es)?(?=$|,| (?:but|and|for|though|if|not|point)\b)|\bprefer\w*\b|\bdesir\w+\b|\bnice[ -]to[ -]haves?\b|\bbonus\b|\bideal\w*\b|\bhelps?\b|\bhelpful\b|\badvantage\w*\b|\bbeneficial\b|\bassets?\b|\bgood to have\b|\bwelcomed?\b|\bis valued\b|\bextra (?:credit|points)\b|\bwould be (?:\w+ )?(?:great|nice|good|useful)\b|\boptional\b|\bfavou?r(?:ed|able consideration)\b/;

const obtainable =
  /\b(?:sf 86|regain|reactivat\w+|reinstat\w+|(?:is|are|being) (?:being )?processed|public trust|meet\w* (?:\w+ ){0,3}(?:requirements?|criteria)|obtain\w*|acquir\w+|gain(?:ed|ing)?|receiv\w+|secur(?:e|ing) (?:an?|and)|be granted|being granted|grant(?:ing)?|eligib\w+|qualif(?:y|ied) for|clearable|undergo\w*|contingent|conditional|subject to|depend\w*|investigat\w+|sponsor\w*|willing\w*|able to (?:get|pass|hold|be|receive|secure|achieve)|ability to (?:get|pass|hold|be|receive|secure|achieve)|(?:can|could) (?:get|be|obtain|hold|pass)|get one|get (?:an?|the|your|and)|pass(?:ing)?|appl(?:y|ying) for|vetting|vetted|(?:process|submit|nominat|put)\w* (?:\w+ )?(?:in )?for|put(?:ting)? (?:\w+ )?(?:through|forward)|after (?:hire|start\w*|joining|you (?:start|accept|join|are hired))|get (?:you |them )?cleared|become cleared|within (?:\w+ )?(?:\d+|six|twelve|three|nine|a|one|the first|your first) (?:\w+ )?(?:days|months?|year)|through the (?:\w+ )?(?:secret|clearance)(?: \w+)? process|will (?:\w+ )?(?:be (?:required|needed|necessary)|require|need)|complet\w+ (?:of )?an?)\b/;
/** Words that cannot be said of a clearance that is held. */
const strongly =
  /\b(?:obtain\w*|acquir\w+|eligib\w+|reactivat\w+|regain|able|ability|willing\w*|undergo\w*|investigat\w+|clearable|sponsor\w*|grant\w*|receiv\w+|get|vetting|public trust)\b/;
const held =
  /\b(?:active|activated|current|currently|hold|holds|holding|held|holders?|possess\w*|possession|existing|already|in hand|in scope|adjudicated|come with|comes with|bring (?:an?|the|your)|have an?|maintain\w*|cleared (?:candidates?|applicants?|professionals?|engineers?|individuals?)|(?:must|be|already|fully|dv|sc) cleared)\b/;
/** Asked for at the start: held, unless it is said how it comes about. */
const timely =
  /\b(?:day (?:one|1)|first day|on start|time of (?:application|hire|applying)|before (?:you )?(?:start|apply|your first)\w*|prior to (?:start|hire|application|applying)\w*|to start|upon hire)\b/;
const either =
  /\b(?:or|and or)\b (?:\w+ ){0,4}(?:obtain\w*|get|eligib\w+|ability|able|willing\w*|clearable|can|qualify|acquire|receive|in process|undergo)\b|\b(?:reactivat|reinstat)\w+/;
const demanded = /\b(?:must|shall|requires?|required|requiring|requirements?|mandatory|need(?:s|ed)?|necessary|only|essential|a must)\b/;
/** A fragment that only names it: "Top Secret clearance". */
const bare =
  /^(?:an? )?(?:usa citizen\w*,? (?:and|with|,)? ?)?(?:(?:dod|doe|usa|minimum|full|final|interim|nato) )*(?:topsecret|tssci|secret|public trust|security|q|l|sc|dv)(?: \w+){0,4}? ?(?:clearances?|polygraph|poly)?\b(?: with.*| or (?:higher|above).*)?$/;

type ClearanceVerdict = 'held' | 'obtainable';
