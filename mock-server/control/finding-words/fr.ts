import type { Problem } from '../../rules/finding';

/** Findings in French. */
export const FR: Readonly<Record<Problem, string>> = {
  empty: 'Le document est vide.',
  too_large: 'Le document est trop volumineux.',
  too_deep: 'Le document compte plus de {{max}} niveaux, ou se contient lui-même.',
  missing: 'Cette indication manque.',
  wrong_type: 'La valeur n’est pas du bon type.',
  unknown_member: 'L’indication « {{name}} » est inconnue.',
  not_offered: '« {{given}} » n’existe pas ici. Vouliez-vous dire « {{nearest}} » ?',
  too_long: 'C’est trop long : {{max}} caractères au plus.',
  too_many: 'Il y en a trop : {{max}} au plus.',
  too_few: 'Il n’y en a pas assez : {{min}} au moins.',
  out_of_range: 'Le nombre est hors des limites.',
  min_above_max: 'La limite inférieure dépasse la limite supérieure.',
  unreadable: 'Le texte contient des caractères invisibles ou qui inversent le sens de lecture.',
  markup: 'Le texte contient des balises (HTML). Le portail ne les interprète jamais.',
  not_a_name: 'Ce nom n’est pas utilisable : minuscules, chiffres et tirets.',
  not_a_colour: 'Ce n’est pas une couleur. Forme attendue : #rrggbb.',
  not_an_address: 'Ce n’est pas une adresse. Forme attendue : http:// ou https://.',
  not_an_email: 'Ce n’est pas une adresse e-mail.',
  not_a_phone_number: 'Ce n’est pas un numéro de téléphone.',
  not_a_time_zone: 'Ce fuseau horaire n’existe pas.',
  not_a_country: 'Ce pays n’existe pas. Un code comme DE est attendu.',
  not_a_date: 'Ce jour n’existe pas. Forme attendue : AAAA-MM-JJ.',
  twice: 'Cette indication figure deux fois.',
  not_among_supported: 'La présélection ne fait pas partie de ce qui est proposé.',
  no_legal_forms:
    'Aucune forme juridique n’est connue pour {{country}}. Le portail ne pourrait pas y enregistrer d’entreprise.',
  key_taken: 'Un autre partenaire répond déjà sous ce nom.',
  not_an_image: 'Ce n’est pas une image. SVG ou PNG attendu.',
  image_too_large: 'L’image est trop grande : 200 ko et 2 000 pixels par côté au plus.',
  image_cleaned: 'Le logo a été nettoyé. Retiré : {{removed}}.',
  not_known_to_portal:
    'Le portail ne connaît pas « {{name}} ». L’indication est conservée, mais pas affichée.',
};
