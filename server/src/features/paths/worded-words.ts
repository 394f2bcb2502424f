/**
 * Words that a report of counted careers needs: those that join, and those for working, studying, beginning and arriving. None of them
 * counts, compares, praises, advises or gives a reason.
 */
export const reporting: ReadonlySet<string> = new Set(
  `a an the of and or in on among at to from by with for as that this these those which who whom whose it its they their them themselves there here we may our
  was were is are be been being has have had do did
  show shows shown showing see seen find found count counts counted record records recorded history histories date dates dated known stated told listed
  alumni alumnus alumna graduate graduates people person those
  work works worked working job jobs role roles career careers position positions title titles field fields
  employer employers company companies organization organizations
  major majors majored study studies studied studying degree degrees
  begin begins began begun beginning beginnings start starts started starting straight directly
  first before after then later next into onto through until since when where while
  become becomes became becoming come comes came coming reach reaches reached reaching arrive arrived get gets got getting go goes went gone going move moves moved moving
  hold holds held holding take takes took taken taking follow follows followed following
  way ways route routes path paths step steps sequence sequences order exactly same such also
  common commonest commonly frequent frequently often
  time times year years median based including include includes included`.split(/\s+/),
);

/** What compares or counts without figures: said only where the plain sentences say it, and of the same. */
export const quantifiers: ReadonlySet<string> = new Set(['all', 'none', 'nobody', 'nobody’s', "nobody's", 'fewer', 'than']);
