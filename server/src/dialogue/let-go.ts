/** The verbs of letting go: "drop", "forget about", "I don't care about". */
export const dropWords =
  "\\b(?:drop|remove|delete|forget(?: about)?|ignore|lose|clear(?! of)|scrap|ditch|get rid of|take (?:off|out|away)|never ?mind(?: about)?|(?:i )?do ?n[o']?t care(?: (?:about|for|if))?|don'?t mind|regardless of|no matter(?: the| what| which)?|relax|loosen|widen|open to (?:any|all|other)|doesn'?t have to be|does not have to be|needn'?t be|no longer|stop|not just|not only|instead of|rather than|(?:less|fewer)(?! than))\\b";
/** What says so after a thing: "doesn't matter", "is flexible". */
export const letGo =
  "(?:does ?n[o']?t|do ?n[o']?t|does not|do not|is ?n[o']?t|is not|are ?n[o']?t|are not) (?:really )?(?:matter|important|an? (?:issue|must|need|requirement)|necessary|needed|required|have to)|(?:is|are) (?:flexible|open|optional|not important)|can be anything|whatever";
