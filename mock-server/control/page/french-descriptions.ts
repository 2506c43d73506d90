export const FRENCH_DESCRIPTIONS: Readonly<Record<string, string>> = {
  demo: 'Katrin Brandt, de Metallbau Brandt GmbH, a deux dossiers qui l’attendent et cinq qui suivent leur cours ou sont terminés.',
  empty: 'Katrin Brandt a un compte à l’adresse confirmée et n’a encore rien demandé.',
  'first-application': 'Un dossier ouvert, vieux d’une heure, attend d’être complété.',
  'action-required': 'Deux dossiers ouverts et un à signer\u00a0; aucun n’est à la banque.',
  'nothing-to-do': 'Des dossiers à l’examen, versés et clos\u00a0; aucun n’est ouvert ni à signer.',
  rejected: 'Le seul dossier a été refusé\u00a0: pas de conditions, mais quelqu’un à qui parler.',
  'every-status':
    'Chaque statut de la spécification sur un dossier qui peut l’avoir, et en plus un que personne ne connaît.',
  'odd-status-spelling':
    'En minuscules et en majuscules, avec espaces et traits d’union au lieu de tirets bas\u00a0; un statut est inconnu.',
  'ready-to-submit': 'Un financement de machine ouvert avec tout ce qu’il faut\u00a0; il peut être soumis.',
  'ready-factoring':
    'Un dossier d’affacturage ouvert avec toutes ses données, un débiteur et ses documents\u00a0; il peut être soumis.',
  'pending-email': 'Tout le reste est là\u00a0; l’e-mail de confirmation peut être renvoyé.',
  'pending-bank': 'Ni la banque ni l’IBAN ne sont connus.',
  'pending-tax-number': 'Tout le reste est là.',
  'pending-representatives': 'Personne n’est encore nommé pour représenter l’entreprise.',
  'pending-second-signatory': 'Katrin Brandt ne peut pas signer seule, et son frère ne veut pas signer.',
  'pending-guarantors':
    'Katrin Brandt détient 60\u00a0% et ne veut pas signer\u00a0; deux autres signent sans majorité.',
  'pending-representatives-data': 'La rue et le téléphone de Katrin Brandt ne sont pas connus.',
  'pending-documents': 'Les comptes annuels 2023 n’ont pas encore été déposés.',
  'pending-debt-register': 'Tous les autres documents sont là.',
  'pending-objects': 'La machine dont il s’agit n’est pas encore saisie.',
  'pending-factoring': 'Ni chiffres ni débiteurs ne sont saisis.',
  'pending-everything':
    'Tout juste créé, par quelqu’un dont l’adresse n’est pas confirmée\u00a0: chaque point est à régler.',
  'pending-wrong-data':
    'Un dossier d’affacturage avec un IBAN faux, des parts qui dépassent le tout et des documents sans date ou trop anciens.',
  'open-again':
    'Un dossier rendu à la cliente\u00a0: son frère, déjà prêt à signer, peut la regarder et ne rien changer.',
  'unconfirmed-email':
    'Katrin Brandt a fait une demande mais n’a pas ouvert le lien de l’e-mail de confirmation\u00a0; son espace est tout de même ouvert.',
  'confirmation-demanded': 'Ce partenaire n’ouvre l’espace client qu’une fois l’adresse confirmée.',
  'partner-terms':
    'La création du compte exige une seconde case à cocher\u00a0; le partenaire n’indique ni mentions légales ni téléphone, et un seul objet de financement.',
  'swiss-francs':
    'Luc Favre, de Morges, a des dossiers en francs, dont un au-delà du curseur, et lit le français.',
  'polish-zloty': 'Agnieszka Nowak, de Cracovie, a des dossiers en zlotys et lit le polonais.',
  'factoring-limits':
    'Henrik Lorenz vend les factures d’un grossiste en textile\u00a0: un plafond à compléter, un en examen, un actif.',
  'no-new-applications':
    'Les conseillers créent les dossiers\u00a0; Sabine Koch suit le sien, et rien ne l’invite à faire une nouvelle demande.',
  'no-new-applications-empty':
    'La liste vide chez un partenaire dont les clients ne font pas de demande eux-mêmes.',
  'medical-practice':
    'Le formulaire du serveur remplace le parcours de demande\u00a0; Maren Vogt n’a encore rien demandé.',
  'medical-application':
    'Maren Vogt reprend un cabinet à Munich\u00a0; son dossier est ouvert, avec tout ce que son formulaire a demandé.',
  'object-financing':
    'Un financement de biens ouvert de Katrin Brandt avec une presse plieuse, deux chariots élévateurs et un fourgon.',
  'objects-full':
    'Un financement de biens ouvert avec six biens\u00a0: un autre n’est accepté que si l’un d’eux est retiré.',
  'objects-closed':
    'Un financement de biens à l’examen\u00a0: son bien se voit, et rien ne peut être modifié.',
  'factoring-complete':
    'Katrin Brandt a saisi toutes les données d’affacturage et trois débiteurs, dont un assuré.',
  'factoring-cover':
    'Des débiteurs de Henrik Lorenz avec chacun des neuf états de l’assurance, et un qu’aucun assureur ne couvre.',
  'appointment-booked':
    'Katrin Brandt parle à son conseiller lundi prochain à dix heures\u00a0; rien n’invite à un autre entretien.',
  'factoring-closed':
    'Un dossier d’affacturage à l’examen\u00a0: ses données et un débiteur se voient, et rien ne peut être modifié.',
  'factoring-insurable':
    'Un dossier d’affacturage ouvert avec un débiteur que l’assureur connaît et que personne n’a encore fait assurer.',
  'factoring-without-sales':
    'Un dossier d’affacturage ouvert sans chiffre d’affaires de l’an dernier\u00a0: il manque la somme, et les chiffres sont refusés.',
  documents:
    'Un dossier ouvert avec des documents vérifiés, en cours d’analyse, infectés, invérifiables, en cours de dépôt et échoués\u00a0; certains du prêteur, dont un masqué.',
  'documents-own':
    'Un dossier ouvert avec la moitié de ce qu’il exige\u00a0; un fichier est en cours de dépôt, un autre n’est pas arrivé. Rien ne vient du prêteur.',
  'documents-advised':
    'Merle Jansen, du prêteur, a créé un dossier pour une entreprise\u00a0: elle peut cacher des documents aux clients, ce que les clients ne peuvent pas.',
  'documents-complete':
    'Un dossier ouvert pour lequel chaque document exigé est déposé avec une date qui convient.',
  'documents-outdated':
    'La liste des débiteurs a un mois, la situation comptable six\u00a0; les deux étaient en règle autrefois.',
  'documents-halfway':
    'Le financement d’une machine\u00a0: un exercice manque, la BWA avec SuSa est trop ancienne, un fichier est en cours d’analyse et un autre est infecté.',
  'documents-crowded': 'Une longue liste de documents de toute sorte, certains avec des noms très longs.',
  representatives:
    'Un dossier ouvert avec deux dirigeants qui signent ensemble et une propriétaire qui ne signe pas.',
  'representatives-incomplete':
    'Un dossier ouvert avec une dirigeante qui ne peut pas signer seule et une propriétaire sans adresse.',
  'representatives-reopened':
    'Un dossier ouvert qui était déjà à signer\u00a0: Jonas Brandt a accepté son invitation et ne voit personne d’autre.',
  'representatives-crowded':
    'Un dossier ouvert avec autant de représentants qu’une grande famille a de membres, certains avec des noms très longs.',
  signing:
    'Katrin et Jonas Brandt ont accepté leurs invitations et n’ont encore rien fait\u00a0; Ada Brandt a une part et ne signe pas.',
  'signing-next':
    'L’offre est acceptée\u00a0; dès que le contrat est prêt, Katrin Brandt et Selin Aydın, qui n’a pas encore de compte, seront invitées à signer.',
  'signing-invitations':
    'Katrin Brandt a accepté son invitation, Selin Aydın pas encore, et celle de Jonas Brandt a expiré.',
  'signing-second-missing': 'Katrin Brandt a signé, Jonas Brandt n’a pas encore commencé.',
  'signing-terms': 'Katrin Brandt a fait toutes les étapes avant les conditions.',
  'signing-terms-hidden':
    'Un seul des deux accords est demandé, c’est pourquoi l’étape des conditions ne se montre pas.',
  'signing-documents':
    'De trois documents, l’un est signé, l’un est à signer sur papier et l’un en ligne\u00a0; la caution manque.',
  'signing-online':
    'De ce que Katrin Brandt fait avant les conditions, il ne reste qu’un document à signer en ligne.',
  'signing-text':
    'Le serveur exige une signature en ligne sous un texte qui ne se signe pas en ligne\u00a0: une copie signée est déposée à la place.',
  'signing-done': 'Le dossier est en dernière vérification\u00a0; tout est signé.',
  'identification-fraud':
    'L’identification de Katrin Brandt a échoué pour de bon\u00a0: elle ne peut pas en commencer une autre.',
  'identification-fraud-review':
    'Quelque chose est examiné de plus près dans l’identification de Katrin Brandt.',
  'identification-data-changed': 'La pièce d’identité de Katrin Brandt indiquait autre chose que le dossier.',
  'identification-unknown-provider':
    'Le serveur nomme un prestataire dont le portail n’a jamais entendu parler.',
  crowded: 'Une longue liste avec chaque statut, sur deux ans.',
  'long-values':
    'Un nom d’entreprise de 255 caractères, cent millions et une adresse e-mail qui tient à peine dans un menu.',
  'failure-list': 'Le système de crédit répond 500 quand les dossiers sont listés.',
  'failure-unreachable':
    'La connexion est coupée quand les dossiers sont listés\u00a0: une page d’erreur sans statut à elle.',
  'failure-unreadable': 'Au lieu des dossiers arrive du HTML au statut 200, qu’aucun portail ne peut lire.',
  'failure-application': 'La liste est là\u00a0; chaque dossier y répond 503.',
  'failure-objects': 'Un financement de biens dont les biens répondent 500, et rien d’autre.',
  'failure-timeout': 'La liste des documents prend 35 secondes, plus longtemps qu’un portail n’attend.',
  'failure-upload': 'Le stockage où vont les fichiers répond 503\u00a0; tout le reste fonctionne.',
  'failure-changes': 'Tout peut être lu\u00a0; toute modification des données d’un dossier est refusée.',
  'failure-session':
    'À la première ouverture d’un dossier, la session a expiré\u00a0; après la connexion suivante, tout va bien.',
  'failure-partner':
    'La configuration du partenaire répond 500\u00a0: la page introuvable, sans rien d’un partenaire.',
  'failure-form':
    'La configuration du formulaire des cabinets nomme des objets de financement, mais pas leurs étapes (DYN-11).',
};
