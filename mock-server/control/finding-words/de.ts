import type { Problem } from '../../rules/finding';

/** Findings in German. */
export const DE: Readonly<Record<Problem, string>> = {
  empty: 'Das Dokument ist leer.',
  too_large: 'Das Dokument ist zu groß.',
  too_deep: 'Das Dokument ist tiefer verschachtelt als {{max}} Ebenen, oder es enthält sich selbst.',
  missing: 'Diese Angabe fehlt.',
  wrong_type: 'Hier steht ein Wert falscher Art.',
  unknown_member: 'Die Angabe „{{name}}“ ist nicht bekannt.',
  not_offered: '„{{given}}“ gibt es hier nicht. Gemeint: „{{nearest}}“?',
  too_long: 'Das ist zu lang. Höchstens {{max}} Zeichen.',
  too_many: 'Das sind zu viele. Höchstens {{max}}.',
  too_few: 'Das sind zu wenige. Mindestens {{min}}.',
  out_of_range: 'Die Zahl liegt außerhalb der Grenzen.',
  min_above_max: 'Die untere Grenze liegt über der oberen.',
  unreadable: 'Der Text enthält Zeichen, die man nicht sieht oder die die Leserichtung wenden.',
  markup: 'Der Text enthält Auszeichnungen (HTML). Das Portal zeigt sie nie als solche.',
  not_a_name: 'Das ist kein brauchbarer Name: Kleinbuchstaben, Ziffern und Striche.',
  not_a_colour: 'Das ist keine Farbe. Erwartet wird #rrggbb.',
  not_an_address: 'Das ist keine Adresse. Erwartet wird http:// oder https://.',
  not_an_email: 'Das ist keine E-Mail-Adresse.',
  not_a_phone_number: 'Das ist keine Telefonnummer.',
  not_a_time_zone: 'Diese Zeitzone gibt es nicht.',
  not_a_country: 'Dieses Land gibt es nicht. Erwartet wird ein Kürzel wie DE.',
  not_a_date: 'Diesen Tag gibt es nicht. Erwartet wird JJJJ-MM-TT.',
  twice: 'Das steht hier zweimal.',
  not_among_supported: 'Die Vorauswahl gehört nicht zu dem, was angeboten wird.',
  no_legal_forms:
    'Für {{country}} sind keine Rechtsformen bekannt. Das Portal könnte dort kein Unternehmen aufnehmen.',
  key_taken: 'Unter diesem Namen antwortet schon ein anderer Partner.',
  not_an_image: 'Das ist kein Bild. Erwartet wird SVG oder PNG.',
  image_too_large: 'Das Bild ist zu groß: höchstens 200 kB und 2.000 Bildpunkte je Seite.',
  image_cleaned: 'Das Logo wurde bereinigt. Entfernt: {{removed}}.',
  not_known_to_portal:
    'Das Portal kennt „{{name}}“ nicht. Die Angabe bleibt erhalten und wird nicht gezeigt.',
};
