import type { PortalAnswer, Problem } from '../../rules/finding';

/** Findings in French. */
export const FR: Readonly<Record<Problem, string>> = {
  empty: 'Le document est vide.',
  too_large: 'Le document est trop volumineux.',
  too_deep: 'Le document compte plus de {{max}} niveaux, ou se contient lui-même.',
  missing: 'Cette indication manque.',
  wrong_type: 'La valeur n’est pas du bon type.',
  unknown_member: 'L’indication «\u00a0{{name}}\u00a0» est inconnue.',
  not_offered: '«\u00a0{{given}}\u00a0» n’existe pas ici. Vouliez-vous dire «\u00a0{{nearest}}\u00a0»\u00a0?',
  too_long: 'C’est trop long\u00a0: {{max}} caractères au plus.',
  too_many: 'Il y en a trop\u00a0: {{max}} au plus.',
  too_few: 'Il n’y en a pas assez\u00a0: {{min}} au moins.',
  out_of_range: 'Le nombre est hors des limites.',
  min_above_max: 'La limite inférieure dépasse la limite supérieure.',
  unreadable: 'Le texte contient des caractères invisibles ou qui inversent le sens de lecture.',
  markup: 'Le texte contient des balises (HTML). Le portail ne les interprète jamais.',
  not_a_name: 'Ce nom n’est pas utilisable\u00a0: minuscules, chiffres et tirets.',
  not_a_colour: 'Ce n’est pas une couleur. Forme attendue\u00a0: #rrggbb.',
  not_an_address: 'Ce n’est pas une adresse. Forme attendue\u00a0: http:// ou https://.',
  not_an_email: 'Ce n’est pas une adresse e-mail.',
  not_a_phone_number: 'Ce n’est pas un numéro de téléphone.',
  not_a_time_zone: 'Ce fuseau horaire n’existe pas.',
  not_a_country: 'Ce pays n’existe pas. Un code comme DE est attendu.',
  not_a_date: 'Ce jour n’existe pas. Forme attendue\u00a0: AAAA-MM-JJ.',
  twice: 'Cette indication figure deux fois.',
  not_among_supported: 'La présélection ne fait pas partie de ce qui est proposé.',
  no_legal_forms:
    'Aucune forme juridique n’est connue pour {{country}}. Le portail ne pourrait pas y enregistrer d’entreprise.',
  key_taken: 'Un autre partenaire répond déjà sous ce nom.',
  not_an_image: 'Ce n’est pas une image. SVG ou PNG attendu.',
  image_too_large: 'L’image est trop grande\u00a0: 200\u00a0ko et 2\u00a0000\u00a0pixels par côté au plus.',
  image_cleaned: 'Le logo a été nettoyé. Retiré\u00a0: {{removed}}.',
  not_taken_over: 'Le portail ne connaît pas «\u00a0{{name}}\u00a0». Il a été laissé de côté.',
  talks_not_taken_over:
    'Les horaires et les types d’entretien n’en sont pas repris\u00a0: ceux d’avant restent.',
  not_known_to_portal:
    'Le portail ne connaît pas «\u00a0{{name}}\u00a0». L’indication est conservée, mais pas affichée.',
  feature_known: 'Le portail connaît cette fonction. Elle a sa propre place dans le document.',
  purpose_not_shown: 'L’objet «\u00a0{{name}}\u00a0» n’a pas d’étapes dans la configuration d’affichage.',
  purpose_undefined: 'Les définitions de champs ne connaissent pas l’objet «\u00a0{{name}}\u00a0».',
  no_definition: 'Le champ «\u00a0{{name}}\u00a0» n’est défini nulle part.',
  not_of_purpose: '«\u00a0{{name}}\u00a0» n’appartient pas à cet objet.',
  never_asked: 'Aucune étape ne demande «\u00a0{{name}}\u00a0».',
  needed: 'Sans le champ «\u00a0{{name}}\u00a0», aucun dossier ne peut être créé.',
  reserved_step: '«\u00a0{{name}}\u00a0» est une étape propre au portail.',
  no_choices: '«\u00a0{{component}}\u00a0» a besoin de choix.',
  component_unfit: '«\u00a0{{component}}\u00a0» ne convient pas à une valeur de type {{expected}}.',
  wrong_value_type: 'Seule une valeur de type {{expected}} convient ici.',
  not_a_standard_field:
    'Il n’existe pas de champ standard «\u00a0{{name}}\u00a0». Vouliez-vous dire «\u00a0{{nearest}}\u00a0»\u00a0?',
  bound_not_a_number: 'La limite «\u00a0{{given}}\u00a0» n’est pas un nombre.',
  not_a_pattern: 'Personne ne peut exécuter ce motif.',
  pattern_limited:
    'Le motif regarde autour de lui, se réfère à lui-même ou devient très grand. Le simulateur le vérifie dans une limite de temps.',
  not_looked_at: 'Le temps de vérification s’est terminé ici. Champs non examinés\u00a0: {{count}}.',
  check_unfit: 'La vérification «\u00a0{{check}}\u00a0» ne convient pas au type de la valeur.',
  default_not_taken: 'La valeur par défaut «\u00a0{{given}}\u00a0» ne passe pas les vérifications du champ.',
  no_label: 'Le champ n’a pas de libellé. Son identifiant est affiché.',
  language_missing: 'Le texte manque en {{language}}.',
  not_reachable: 'Personne ne répond\u00a0: {{why}}',
  address_not_allowed:
    'Rien de lisible n’en est venu. Une démo hébergée n’appelle que des adresses publiques, aux ports 80 et 443.',
  answered_otherwise: 'L’API répond {{status}}.',
  not_json: 'La réponse n’est pas du JSON.',
};

/** What the portal would do, in French. */
export const FR_PORTAL: Readonly<Record<PortalAnswer, string>> = {
  error_screen: 'Le portail afficherait l’écran d’erreur à la place du formulaire.',
  failure: 'Le portail n’afficherait pas le formulaire et noterait dans son journal ce qui manque.',
  other_control: 'Le portail utiliserait à la place un champ adapté au type de la valeur.',
  check_left_out: 'Le portail omettrait cette vérification et la noterait dans son journal.',
  left_out: 'Le portail ne l’affiche pas.',
  checks_in_bounds:
    'Le portail le vérifie pas à pas, dans le navigateur comme sur le serveur. Ce qui demande trop d’étapes est considéré comme non conforme.',
};
