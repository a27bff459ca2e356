// Words of data sheets, in several languages, that explain what a number means.

export type WordRole =
  | 'upper'
  | 'lower'
  | 'about'
  | 'typical'
  | 'to'
  | 'and'
  | 'or'
  | 'between'
  | 'begin'
  | 'condition'
  | 'per'
  | 'current'
  | 'not'
  | 'times'
  | 'plus'
  | 'designation'
  | 'note';

const lists: Record<Exclude<WordRole, 'note'>, string> = {
  upper:
    "max|maximum|maximal|maximale|massimo|máximo|maks|up to|at most|less than|lower than|smaller than|better than|no more than|not more than|not exceeding|not above|not over|nicht über|not greater than|below|under|bis zu|bis max|bis maximal|höchstens|weniger als|kleiner|kleiner als|unter|fino a|jusqu'à|au maximum|al massimo",
  lower:
    'min|minimum|minimal|minimale|minimo|mínimo|at least|more than|greater than|not less than|not below|not under|nicht unter|no less than|above|over|from|as of|ab|mindestens|größer|größer als|mehr als|über|au moins|almeno|al menos|starting from|as low as',
  about: 'approx|approximately|app|appr|about|around|circa|ca|c|nom|nominal|nominally|rated|of|etwa|environ|env|aprox|roughly|nearly|each',
  typical: 'typ|typical|typically|typisch|typique|tip|tipico',
  to: 'to|through|thru|until|till|bis|à|a|al|ate|até|hasta|tot|til|do|au|t/m|至|到|up to|до|sampai|hingga|s/d|s.d|ila',
  and: 'and|und|et|y|e|en|och|og|i|&|dan|и',
  or: 'or|oder|ou|o|atau|или|eller',
  between: 'between|zwischen|entre|tra|fra|mellan|tussen|mellem',
  begin: 'von|de|da|du|des|desde|van|od|från|dal|dalla|del|от|dari',
  condition:
    'at|for|after|when|during|with|without|bei|während|if|within|in|on|by|mit|ohne|für|as|depending|according|acc|via|using|where|while|unless|except|referred|relative|related|including|incl|excluding|excl|con|avec|pour|measured|ref|based|against|versus|vs|unter Last|nicht bündig|not flush|non flush|no enrasable|non noyable|non schermato|across|into|under load|to neutral|to ground|to earth|to PE|to GND',
  per: 'per|pro|je|par|por',
  current:
    'NO|NC|ON|OFF|AC|DC|AC/DC|DC/AC|UC|AC or DC|rms|eff|pp|p-p|pk|peak|abs|absolute|rel|relative|gauge|effective|regulated|stabilized|SELV|PELV|RH|rH|rF',
  not: 'not|no|nicht|kein|keine|non|sans|pas|than|minus',
  times: 'x|times|mal|fois',
  plus: 'plus',
  designation:
    'EN|IEC|ISO|DIN|UL|VDE|ANSI|ASTM|JIS|GB|MIL|CSA|IEEE|RS|NEMA|IK|IP|SIL|PL|Cat|category|class|Klasse|classe|type|no|nr|version|rev|series|model|figure|fig|table|note|edition|zone|group|degree|CAT|G|R|Rp|Rc|DN|PN|PG|NPT|BSP|BSPP|size|M|Ra|Rz|code|level|grade|In|USB|HDMI|Profile|stage|part|page|section|Art|item|PoE|Windows|Android|Linux|Bluetooth|ATEX|Ex|Div|STO|SS|AWG',
};

const roles = new Map<string, WordRole>();
for (const [role, list] of Object.entries(lists) as [WordRole, string][]) {
  for (const phrase of list.split('|')) {
    // abbreviations are case-sensitive: "a" in "V a" does not mean years, and "DIN" is not a word
    const key = role === 'designation' || role === 'current' ? phrase : phrase.toLowerCase();
    if (!roles.has(key)) roles.set(key, role);
  }
}

/** @param phrase one to three words, without the full stop of an abbreviation */
export const roleOf = (phrase: string): WordRole =>
  roles.get(phrase) ?? (phrase.length > 1 ? roles.get(phrase.toLowerCase()) : undefined) ?? 'note';
