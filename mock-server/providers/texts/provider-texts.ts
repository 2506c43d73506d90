import type { Language, SignatureProvider } from 'contracts/api/enumerations';
import type { Outcome } from '../../rules/identification';
import type { OutcomeText } from './outcome-texts';

interface ProviderText {
  name: string;
  title: string;
  lead: string;
  outcomes?: Partial<Record<Outcome, OutcomeText>>;
}

export const PROVIDER_TEXTS: Record<SignatureProvider, Record<Language, ProviderText>> = {
  idnow: {
    de: {
      name: 'Video-Ident',
      title: 'Identität im Videogespräch bestätigen',
      lead: 'An dieser Stelle spräche die Person mit einer Mitarbeiterin des Anbieters und zeigte ihren Ausweis in die Kamera.',
    },
    en: {
      name: 'Video identification',
      title: 'Confirm your identity in a video call',
      lead: 'At this point the person would talk to one of the provider’s agents and show an identity document to the camera.',
    },
    fr: {
      name: 'Identification vidéo',
      title: 'Confirmer l’identité par appel vidéo',
      lead: 'À cette étape, la personne parlerait à un agent du prestataire et montrerait sa pièce d’identité à la caméra.',
    },
    pl: {
      name: 'Identyfikacja wideo',
      title: 'Potwierdzenie tożsamości w\u00a0rozmowie wideo',
      lead: 'W\u00a0tym miejscu osoba rozmawiałaby z\u00a0pracownikiem dostawcy i\u00a0pokazała do kamery dokument tożsamości.',
    },
  },
  swisssign: {
    de: {
      name: 'Schweizer Signatur',
      title: 'Vertrag elektronisch unterzeichnen',
      lead: 'An dieser Stelle läse die Person den Vertrag und unterzeichnete ihn mit einer qualifizierten elektronischen Signatur.',
      outcomes: {
        SUCCESS: {
          title: 'Unterzeichnen',
          explanation: 'Die Signatur ist gültig, der Schritt ist erledigt.',
        },
        ABORTED: {
          title: 'Ablehnen',
          explanation: 'Die Person unterzeichnet nicht. Im Portal kann sie neu beginnen.',
        },
        IDENT_EXPIRED: {
          title: 'Verfallen lassen',
          explanation: 'Die Person tut nichts, bis die Frist vorbei ist. Im Portal kann sie neu beginnen.',
        },
      },
    },
    en: {
      name: 'Swiss signature',
      title: 'Sign the contract electronically',
      lead: 'At this point the person would read the contract and sign it with a qualified electronic signature.',
      outcomes: {
        SUCCESS: { title: 'Sign', explanation: 'The signature is valid and the step is done.' },
        ABORTED: {
          title: 'Decline',
          explanation: 'The person does not sign. They can start again in the portal.',
        },
        IDENT_EXPIRED: {
          title: 'Let it expire',
          explanation: 'The person does nothing until the time is up. They can start again in the portal.',
        },
      },
    },
    fr: {
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
    pl: {
      name: 'Podpis szwajcarski',
      title: 'Elektroniczne podpisanie umowy',
      lead: 'W\u00a0tym miejscu osoba przeczytałaby umowę i\u00a0podpisała ją kwalifikowanym podpisem elektronicznym.',
      outcomes: {
        SUCCESS: { title: 'Podpisać', explanation: 'Podpis jest ważny, krok jest zakończony.' },
        ABORTED: {
          title: 'Odmówić',
          explanation: 'Osoba nie podpisuje umowy. W\u00a0portalu może zacząć od nowa.',
        },
        IDENT_EXPIRED: {
          title: 'Pozwolić, aby termin minął',
          explanation: 'Osoba nie robi nic, aż minie termin. W\u00a0portalu może zacząć od nowa.',
        },
      },
    },
  },
  postident: {
    de: {
      name: 'Post-Ident',
      title: 'Identität in einer Postfiliale bestätigen',
      lead: 'Die Person druckt den Coupon aus und geht damit in eine Filiale. Bis dahin bleibt die Identifizierung in Arbeit.',
      outcomes: {
        SUCCESS: {
          title: 'In der Filiale identifiziert',
          explanation: 'Die Filiale hat den Ausweis geprüft, der Schritt ist erledigt.',
        },
        IDENT_EXPIRED: {
          title: 'Coupon verfallen lassen',
          explanation: 'Niemand kommt in die Filiale. Im Portal kann die Person neu beginnen.',
        },
      },
    },
    en: {
      name: 'Postal identification',
      title: 'Confirm your identity at a post office',
      lead: 'The person prints the coupon and takes it to a branch. Until then the identification stays in progress.',
      outcomes: {
        SUCCESS: {
          title: 'Identified at the branch',
          explanation: 'The branch has checked the document and the step is done.',
        },
        IDENT_EXPIRED: {
          title: 'Let the coupon expire',
          explanation: 'Nobody turns up. The person can start again in the portal.',
        },
      },
    },
    fr: {
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
    pl: {
      name: 'Identyfikacja na poczcie',
      title: 'Potwierdzenie tożsamości w\u00a0placówce pocztowej',
      lead: 'Osoba drukuje kupon i\u00a0idzie z\u00a0nim do placówki. Do tego czasu identyfikacja pozostaje w\u00a0toku.',
      outcomes: {
        SUCCESS: {
          title: 'Tożsamość potwierdzona w\u00a0placówce',
          explanation: 'Placówka sprawdziła dokument, krok jest zakończony.',
        },
        IDENT_EXPIRED: {
          title: 'Pozwolić, aby kupon stracił ważność',
          explanation: 'Nikt się nie zgłasza. W\u00a0portalu osoba może zacząć od nowa.',
        },
      },
    },
  },
  manual: {
    de: {
      name: 'Back Office',
      title: 'Identität von Hand bestätigen',
      lead: 'Die Person hat nichts zu tun. Das Back Office prüft ihre Unterlagen und entscheidet hier.',
      outcomes: {
        SUCCESS: { title: 'Bestätigen', explanation: 'Die Unterlagen genügen, der Schritt ist erledigt.' },
        FAILED: { title: 'Nicht bestätigen', explanation: 'Die Unterlagen genügen nicht.' },
      },
    },
    en: {
      name: 'Back office',
      title: 'Confirm the identity by hand',
      lead: 'The person has nothing to do. The back office checks the papers and decides here.',
      outcomes: {
        SUCCESS: { title: 'Confirm', explanation: 'The papers are sufficient and the step is done.' },
        FAILED: { title: 'Do not confirm', explanation: 'The papers are not sufficient.' },
      },
    },
    fr: {
      name: 'Back-office',
      title: 'Confirmer l’identité manuellement',
      lead: 'La personne n’a rien à faire. Le back-office examine ses documents et décide ici.',
      outcomes: {
        SUCCESS: { title: 'Confirmer', explanation: 'Les documents suffisent, l’étape est terminée.' },
        FAILED: { title: 'Ne pas confirmer', explanation: 'Les documents ne suffisent pas.' },
      },
    },
    pl: {
      name: 'Back office',
      title: 'Ręczne potwierdzenie tożsamości',
      lead: 'Osoba nie musi nic robić. Back office sprawdza jej dokumenty i\u00a0tutaj podejmuje decyzję.',
      outcomes: {
        SUCCESS: { title: 'Potwierdzić', explanation: 'Dokumenty są wystarczające, krok jest zakończony.' },
        FAILED: { title: 'Nie potwierdzać', explanation: 'Dokumenty są niewystarczające.' },
      },
    },
  },
};
