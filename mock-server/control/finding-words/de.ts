import type { PortalAnswer, Problem } from '../../rules/finding';

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
  not_taken_over: 'Das Portal kennt „{{name}}“ nicht. Es wurde weggelassen.',
  talks_not_taken_over:
    'Zeiten und Arten der Gespräche werden von dort nicht übernommen: Die bisherigen bleiben.',
  not_known_to_portal:
    'Das Portal kennt „{{name}}“ nicht. Die Angabe bleibt erhalten und wird nicht gezeigt.',
  feature_known: 'Dieses Merkmal kennt das Portal. Es gehört an seinen eigenen Platz im Dokument.',
  purpose_not_shown: 'Der Zweck „{{name}}“ hat keine Schritte in der Anordnung.',
  purpose_undefined: 'Den Zweck „{{name}}“ kennt die Felddefinition nicht.',
  no_definition: 'Das Feld „{{name}}“ ist nirgends definiert.',
  not_of_purpose: '„{{name}}“ gehört nicht zu diesem Zweck.',
  never_asked: 'Nach „{{name}}“ fragt kein Schritt.',
  needed: 'Ohne das Feld „{{name}}“ kann kein Antrag entstehen.',
  reserved_step: '„{{name}}“ ist ein Schritt des Portals selbst.',
  no_choices: 'Für „{{component}}“ fehlen die Auswahlmöglichkeiten.',
  component_unfit: '„{{component}}“ passt nicht zu einem Wert der Art {{expected}}.',
  wrong_value_type: 'Hier passt nur ein Wert der Art {{expected}}.',
  not_a_standard_field: 'Ein Standardfeld „{{name}}“ gibt es nicht. Gemeint: „{{nearest}}“?',
  bound_not_a_number: 'Die Grenze „{{given}}“ ist keine Zahl.',
  not_a_pattern: 'Dieses Muster kann niemand ausführen.',
  pattern_limited:
    'Das Muster schaut voraus, zurück, verweist auf sich oder wird sehr groß. Der Simulator prüft es mit Zeitgrenze.',
  not_looked_at: 'Hier endete die Zeit für die Prüfung. Nicht angesehene Felder: {{count}}.',
  check_unfit: 'Die Prüfung „{{check}}“ passt nicht zur Art des Werts.',
  default_not_taken: 'Die Vorgabe „{{given}}“ besteht die eigene Prüfung nicht.',
  no_label: 'Das Feld hat keine Beschriftung. Gezeigt wird seine Kennung.',
  language_missing: 'Der Text fehlt in der Sprache {{language}}.',
  not_reachable: 'Dort antwortet niemand: {{why}}',
  address_not_allowed:
    'Von dort kam nichts Lesbares. Eine öffentliche Vorführung ruft nur öffentliche Adressen auf, und nur an den Ports 80 und 443.',
  answered_otherwise: 'Die API antwortet mit {{status}}.',
  not_json: 'Die Antwort ist kein JSON.',
};

/** What the portal would do, in German. */
export const DE_PORTAL: Readonly<Record<PortalAnswer, string>> = {
  error_screen: 'Das Portal würde statt des Formulars die Fehlerseite zeigen.',
  failure: 'Das Portal würde das Formular nicht zeigen und im Protokoll nennen, was fehlt.',
  other_control: 'Das Portal nähme stattdessen ein Feld, das zur Art des Werts passt.',
  check_left_out: 'Das Portal ließe diese Prüfung weg und nennt sie im Protokoll.',
  left_out: 'Das Portal zeigt es nicht.',
  checks_in_bounds:
    'Das Portal prüft es schrittweise, im Browser wie auf dem Server. Was zu viele Schritte braucht, gilt als unpassend.',
};
