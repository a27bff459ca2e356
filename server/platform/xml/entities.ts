// The entities of XML, and those of HTML that exports use although XML does not define them.

const characters: [names: string, characters: string][] = [
  ['amp lt gt quot apos', `&<>"'`],
  ['nbsp shy deg plusmn sup2 sup3 micro middot times divide frac12 frac14 frac34', '\u00a0\u00ad°±²³µ·×÷½¼¾'],
  ['auml ouml uuml Auml Ouml Uuml szlig eacute egrave agrave ccedil ecirc', 'äöüÄÖÜßéèàçê'],
  ['ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo laquo raquo hellip bull', '–—‘’‚“”„«»…•'],
  ['euro pound yen copy reg trade sect', '€£¥©®™§'],
];

export const knownEntities: Record<string, string> = Object.assign(
  Object.create(null),
  Object.fromEntries(characters.flatMap(([names, texts]) => names.split(' ').map((name, index) => [name, [...texts][index] ?? '']))),
);
