import type { Trait } from './facts.ts';

/** Verbs in their base form, and nouns of the same trade, for each trait. */
export const traitWords: Readonly<Record<Trait, string>> = {
  teaching: 'teach tutor coach train explain mentor instruct educate lesson tutoring kids students pupils classroom camp',
  building: 'build assemble construct prototype weld machine install wire rig robot rocket trailer bridge structure model hardware circuit',
  fixing: 'fix repair mend restore rebuild troubleshoot debug maintain refurbish engine motor radio',
  organising:
    'organise organize plan schedule coordinate run arrange redo host book manage stage-manage event program calendar logistics roster festival',
  caring: 'care nurse help support feed bathe comfort treat heal rescue foster patient patients residents shelter elders',
  investigating:
    'investigate research discover hunt trace track test measure survey interview spot find diagnose experiment dig lab evidence clue logs',
  analysing:
    'analyse analyze calculate compute model price forecast estimate predict balance audit count data statistics numbers probability spreadsheet regression accounts books',
  performing: 'perform act sing dance play rehearse present host juggle stage concert theatre theater band improv choir orchestra',
  writing:
    'write rewrite edit blog publish draft report journal poem poetry story stories novel essay article grant script newsletter zine',
  drawing: 'draw sketch paint design illustrate animate render photograph film shoot poster comic logo photo ceramics',
  selling: 'sell resell flip pitch market trade negotiate bargain shop customers auction resale fundraise',
  leading: 'lead captain chair found head supervise president captaincy union start direct',
  growing: 'grow plant breed garden farm harvest raise graft prune forage crop soil greenhouse herd seed bees',
  coding: 'code program script deploy app software compiler bot website algorithm kernel game plugin add-on python rust',
  competing: 'compete race win beat tournament league match poker chess debate hackathon sprint fencing',
  cooking: 'cook bake brew ferment roast grill season bread sourdough kitchen recipe meal pastry',
  translating: 'translate interpret dub subtitle language translation interpreter bilingual',
  making: 'make craft sew knit carve print weave cut mold cast sculpt woodwork pottery furniture',
  arguing: 'argue debate persuade advocate defend campaign mediate moot landlord hearing policy',
  exploring: 'explore travel hike dive sail climb fly map wander navigate reef trail',
};
