/* How a question asks for new plants from a plant, as `readQuestion` writes it. */

const NEW_PLANTS =
  /\b(propagat\w*|cuttings|(tak(e|es|ing)|took|root|strike|get) (a|some|the|one) (cutting|slip)s?|(a|as|from|by|my|the|this|leaf|stem|tip|root) cutting(?! (back|down|off))|(can|should|do|to)( (i|we|you))? split|multipl(y|ies|ying|ied)|divid(e|es|ed|ing)|offsets?|offshoots?|pups?|plantlets?|keikis?|suckers?|air layer\w*|(grow|grown|growing|start|raise|root|make|get)\b( \w+){0,5} (from|out of) (a |the |its |one )?(leaf|leaves|stem|bulb)|from (a |the |its )?(seeds?|stone|pit)|plant(ing)?( \w+){0,4} (seeds?|stone|pit)|(seeds?|stone|pit)( \w+){0,2} plant|root(ing)?( \w+){0,4} in water|(more|new|another|second) (plants? )?(out )?(of|from) (it|one|my)|(has|have|had|makes?|making|grows?|separate|remove|pot|plant)( \w+){0,3} babies|babies of (it|my|our|the|a|an))\b/;
/** Of a shoot that most people would rather not have: the one from the roots of a grafted plant. */
const UNWANTED = /\b(why|remov\w+|stop\w*|prevent\w*|rid|cut (off|away)|pull\w*)\b.*\bsuckers?\b/;
/** What roots in water is not watered; in German the verb comes last. */
export const ROOTS_IN_WATER =
  /\b(root(ed|ing)?|propagat\w*|cuttings?|multiply)( \w+){0,6} in (a glass of )?water\b|\bin water propagate\b|\b(put|place|stand|stick|set)( \w+){0,6} (babies|baby|cuttings?|leaf|stem|piece|pups?|offshoots?|plantlets?)( \w+){0,2} in (a glass of |some )?water\b/;

export const isOfNewPlants = (text: string): boolean => NEW_PLANTS.test(text) && !UNWANTED.test(text);
