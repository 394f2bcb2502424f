/** The verbs of letting go: "drop", "forget about", "I don't care about". */
export const dropWords =
  '\\b(?:drop|remove|delete|forget(?: about)?|ignore|lose|clear(?! of)|scrap|ditch|get rid of|take (?:off|out|away)|never ?mind(?: about)?|no longer|stop|(?:less|fewer)(?! than))\\b';
/** What lifts a condition and rules nothing out: "not only", "I don't mind", "doesn't have to be". */
export const liftWords =
  "\\b(?:(?:i )?do(?: not|n'?t) (?:care(?: (?:about|for|if))?|mind|hate|dislike)|regardless of|no matter(?: the| what| which)?|relax|loosen|widen|open to (?:any|all|other)|does(?: not|n'?t) have to be|needn'?t be|not (?:just|only))\\b";
/** What says so after a thing: "doesn't matter", "is flexible". */
export const letGo =
  "(?:does ?n[o']?t|do ?n[o']?t|does not|do not|is ?n[o']?t|is not|are ?n[o']?t|are not) (?:really )?(?:matter|important|an? (?:issue|must|need|requirement)|necessary|needed|required|have to)|(?:is|are) (?:flexible|open|optional|not important)|can be anything|whatever";
