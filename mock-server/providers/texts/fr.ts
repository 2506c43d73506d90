import type { PageTexts } from './page-texts';

export const FRENCH: PageTexts = {
  language: 'Français',
  simulator: 'Simulateur',
  notReal: 'Ce n’est pas un vrai prestataire : vous choisissez ici le résultat.',
  providers: {
    idnow: {
      name: 'Identification vidéo',
      title: 'Confirmer l’identité par appel vidéo',
      lead: 'À cette étape, la personne parlerait à un agent du prestataire et montrerait sa pièce d’identité à la caméra.',
    },
    swisssign: {
      name: 'Signature suisse',
      title: 'Signer le contrat par voie électronique',
      lead: 'À cette étape, la personne lirait le contrat et le signerait au moyen d’une signature électronique qualifiée.',
      outcomes: {
        SUCCESS: { title: 'Signer', explanation: 'La signature est valable, l’étape est terminée.' },
        ABORTED: {
          title: 'Refuser',
          explanation: 'La personne ne signe pas. Elle peut recommencer depuis le portail.',
        },
        IDENT_EXPIRED: {
          title: 'Laisser expirer',
          explanation: 'La personne laisse passer le délai. Elle peut recommencer depuis le portail.',
        },
      },
    },
    postident: {
      name: 'Identification postale',
      title: 'Confirmer l’identité au bureau de poste',
      lead: 'La personne imprime le coupon et se rend dans un bureau de poste. D’ici là, l’identification reste en cours.',
      outcomes: {
        SUCCESS: {
          title: 'Identité vérifiée au bureau de poste',
          explanation: 'Le bureau de poste a contrôlé la pièce d’identité, l’étape est terminée.',
        },
        IDENT_EXPIRED: {
          title: 'Laisser expirer le coupon',
          explanation: 'Personne ne se présente. La personne peut recommencer depuis le portail.',
        },
      },
    },
    manual: {
      name: 'Back-office',
      title: 'Confirmer l’identité manuellement',
      lead: 'La personne n’a rien à faire. Le back-office examine ses documents et décide ici.',
      outcomes: {
        SUCCESS: { title: 'Confirmer', explanation: 'Les documents suffisent, l’étape est terminée.' },
        FAILED: { title: 'Ne pas confirmer', explanation: 'Les documents ne suffisent pas.' },
      },
    },
  },
  outcomes: {
    SUCCESS: { title: 'Réussie', explanation: 'L’identité est confirmée, l’étape est terminée.' },
    SUCCESS_DATA_CHANGED: {
      title: 'Réussie, données corrigées',
      explanation: 'L’identité est confirmée ; une indication différait de la pièce d’identité.',
    },
    REVIEW_PENDING: {
      title: 'Vérification en attente',
      explanation: 'L’appel est terminé, le résultat suivra.',
    },
    FRAUD_SUSPICION_PENDING: {
      title: 'Soupçon de fraude, en cours d’examen',
      explanation: 'Une anomalie a été relevée, le résultat suivra.',
    },
    FRAUD_SUSPICION_CONFIRMED: {
      title: 'Soupçon de fraude confirmé',
      explanation: 'L’identification a échoué et ne peut pas être recommencée.',
    },
    IDENT_EXPIRED: {
      title: 'Expirée',
      explanation: 'Le délai est passé. La personne peut recommencer depuis le portail.',
    },
    ABORTED: {
      title: 'Interrompue',
      explanation: 'La personne a raccroché. Elle peut recommencer depuis le portail.',
    },
    FAILED: {
      title: 'Non confirmée',
      explanation: 'La vérification n’a pas abouti. La personne peut recommencer depuis le portail.',
    },
  },
  person: 'Personne',
  birthdate: 'Date de naissance',
  company: 'Entreprise',
  application: 'Demande',
  validUntil: 'Valable jusqu’au',
  choose: 'Quel est le résultat ?',
  review: 'Que conclut la vérification ?',
  back: 'Retour au portail sans rien décider',
  toPortal: 'Retour au portail',
  coupon: {
    title: 'Coupon pour le bureau de poste',
    number: 'Numéro de dossier',
    bring: 'Veuillez apporter ce coupon ainsi qu’une carte d’identité ou un passeport en cours de validité.',
    print: 'Seul le coupon est imprimé.',
  },
  signatureLine: 'Signature',
  closed: {
    title: 'Cette adresse n’est plus valable',
    lead: 'L’identification est terminée ou a été recommencée. Le portail indique où elle en est.',
  },
  expired: {
    title: 'Le délai est passé',
    lead: 'Cette identification ne peut plus être terminée. Vous pouvez la recommencer depuis le portail.',
  },
};
