Feature: Signing an application

  Each signatory completes numbered steps and sees only their own.

  @SIGN-01 @SIGN-02 @SIGN-08 @plain
  Scenario: A signatory sees all open steps at the start
    Given I am katrin in the situation "signing"
    When I open my signatures
    Then my steps are:
      | the tax number         | done   |
      | the identification     | open   |
      | the other agreements   | open   |
      | the terms              | locked |
    And the page shows the text "Es fehlen noch 3 Schritte"
    And the terms cannot be accepted yet
    And the step of the terms says "sobald die Schritte 2 und 3 erledigt sind"

  @SIGN-01
  Scenario Outline: Only the button of the next step is highlighted for <person>
    Given I am <person> in the situation "signing"
    When I open my signatures
    Then of all buttons only "<button>" is highlighted

    Examples:
      | person | button                  |
      | katrin | Identifizierung starten |
      | jonas  | Steuer-ID speichern     |

  @SIGN-01 @SIGN-09 @plain
  Scenario: A second signatory has their own steps and sees no data of others
    Given I am jonas in the situation "signing"
    When I open my signatures
    Then my steps are:
      | the tax number        | open   |
      | the identification    | open   |
      | the terms             | locked |
    And nothing there tells of "Katrin"
    And nothing there tells of "86095742719"
    And nothing there tells of "Ada"

  @SIGN-02 @plain
  Scenario: A signatory without SEPA mandate sees the remaining steps
    Given I am katrin in the situation "signing-terms-hidden"
    When I open my signatures
    Then my steps are:
      | the tax number        | done |
      | the identification    | done |
    And the page shows the text "Ihre Unterschrift ist noch nicht abgeschlossen"

  @SIGN-08 @plain @needs-proxy
  Scenario: Nothing can be signed while the application is open
    Given I am katrin in the situation "signing"
    When I open my signatures
    But meanwhile the application is reopened
    And I reload the page
    Then there is nothing to sign

  @SIGN-07
  Scenario Outline: The signatory <person> sees that all signing steps are complete
    Given I am <person> in the situation "signing-done"
    When I open my signatures
    Then the page shows the text "Sie haben alles unterschrieben"
    And the page shows the text "In letzter Prüfung"
    And the download of the contract is a PDF
    But nothing there tells of "Sie unterschreiben als"
    And nothing there tells of "Ihren Ausweis und Ihr Smartphone"

    @plain
    Examples:
      | person |
      | katrin |
      | jonas  |

  @SIGN-07 @SIGN-08 @OVER-04 @OVER-06 @DOC-10 @plain
  Scenario: After the last signature, no page shows a signatory the next step or the contract twice
    Given I am katrin in the situation "signing-terms"
    When I open my signatures
    And I accept the terms
    Then I land on the overview, which thanks me for my signature
    And "alle Unterschriften vor" is said once
    And "Bestätigung ansehen" is said once
    And "ein letztes Mal" is said once
    And the download of the contract is a PDF
    When I open my signatures
    Then "alles unterschrieben" is said once
    And "ein letztes Mal" is said once
    And the download of the contract is a PDF
    But nothing there tells of "Alle Unterschriften liegen vor"
    And nothing there tells of "Ihre Unterschrift liegt uns vor"

  @SIGN-01 @SIGN-03 @plain
  Scenario Outline: A manual identification that is <status> is shown as a task of the lender
    Given I am katrin in the situation "identification-manual-<status>"
    When I open my signatures
    Then the page shows the text "Es fehlt noch ein Schritt"
    And the page shows the text "<ours>"

    Examples:
      | status       | ours                                     |
      | not-started  | selbst und melden uns dazu bei Ihnen     |
      | in-progress  | Ihre Identität wird gerade geprüft       |
      | under-review | Ihre Identität wird gerade geprüft       |

  @SIGN-01 @REP-09
  Scenario Outline: A signatory adds the tax number, <how>
    Given I am jonas in the situation "signing"
    When I open my signatures
    And I save the tax number "<wrong>"
    Then the summary says "<reason>"
    When I save the tax number "36 574 261 809"
    Then the step of the tax number is done
    And the step of the tax number says "809"

    Examples:
      | how             | wrong       | reason                   |
      | with JavaScript | 36574261808 | Bitte prüfen Sie die Ziffern |

    @no-js
    Examples:
      | how                | wrong | reason         |
      | without JavaScript | 123   | hat 11 Ziffern |

  @SIGN-01 @REP-09 @D-76 @plain
  Scenario: Another signatory's tax number is rejected
    Given I am jonas in the situation "signing"
    When I open my signatures
    And I save the tax number "86 095 742 719"
    Then the summary says "gehört schon einer anderen eingetragenen Person"
    And the step of the tax number is open

  @SIGN-01 @SIGN-08 @plain @needs-proxy
  Scenario: A signatory cannot add the tax number after the signature phase
    Given I am jonas in the situation "signing"
    When I open my signatures
    Then the step of the tax number is open
    But meanwhile the back office goes on to the final review
    And I reload the page
    Then the step of the tax number is locked
    And the step of the tax number says "lässt sich beim jetzigen Status des Antrags nicht angeben"
    And nothing there tells of "Steuer-ID speichern"

  @SIGN-03 @SIGN-04
  Scenario Outline: An identification at <provider> that is <status> shows its state in the signing steps
    Given I am katrin in the situation "identification-<provider>-<status>"
    When I open my signatures
    Then the step of the identification is <state>
    And the step of the identification says "<words>"
    And I <can> choose to start the identification

    @plain
    Examples:
      | provider  | status       | state   | words                        | can    |
      | idnow     | not-started  | open    | Videogespräch bei IDnow      | can    |
      | swisssign | not-started  | open    | SwissSign                    | can    |
      | postident | in-progress  | busy    | Postfiliale                  | cannot |
      | idnow     | under-review | busy    | noch einmal an               | cannot |
      | swisssign | canceled     | failed  | Fehlgeschlagen               | can    |
      | postident | expired      | failed  | abgelaufen                   | can    |
      | idnow     | failed       | failed  | hat nicht geklappt           | can    |
      | manual    | not-started  | waiting | Noch nicht begonnen          | cannot |
      | manual    | completed    | done    | selbst geprüft und bestätigt         | cannot |
      | manual    | failed       | failed  | noch einmal anfordern        | can    |
      | idnow     | completed    | done    | Ihre Identität ist bestätigt | cannot |

  @SIGN-04 @plain
  Scenario: An unknown identification provider shows an error
    Given the signature provider is unknown
    When I open my signatures
    Then the step of the identification is failed
    And the step of the identification says "Die Identifizierung ist hier nicht möglich"
    And I cannot choose to start the identification

  @SIGN-05 @needs-proxy @needs-back-office
  Scenario Outline: A signatory identifies at the provider and returns, <how>
    Given I am katrin in the situation "identification-idnow-not-started"
    When I open my signatures
    And I start the identification
    And the provider reports ABORTED
    Then the step of the identification is failed
    When I start the identification
    And I come back without having done anything
    Then the step of the identification is busy
    And the step of the identification says "Weiter bei IDnow"
    When elsewhere the identification ends with SUCCESS
    And I check the state of the identification again
    Then the step of the identification is done
    And the step of the terms is open

    @no-js
    Examples:
      | how                |
      | without JavaScript |

    @keyboard
    Examples:
      | how             |
      | by the keyboard |

  @SIGN-04 @SIGN-05 @needs-proxy @plain
  Scenario: A failed manual identification can be requested again
    Given I am katrin in the situation "identification-manual-failed"
    When I open my signatures
    And I choose to start the identification
    Then the step of the identification is busy
    And the lender was asked to begin an identification once
    When elsewhere the identification ends with SUCCESS
    And I check the state of the identification again
    Then the step of the identification is done

  @SIGN-05 @plain @needs-proxy
  Scenario: A confirmed fraud suspicion blocks the identification
    Given I am katrin in the situation "identification-fraud"
    When I open my signatures
    Then I cannot choose to start the identification
    And the step of the identification says "lässt sich die Identifizierung nicht neu starten"
    When I send the identify form past the page
    Then the form was refused with 409: "Aus Sicherheitsgründen"
    And the lender was never asked to begin an identification

  @SIGN-05 @HTTP-04 @plain @needs-proxy
  Scenario: An unreachable provider shows an error
    Given I am katrin in the situation "identification-idnow-not-started"
    And the start of the identification answers a server error
    When I open my signatures
    And I choose to start the identification
    Then the summary says "konnte nicht gestartet werden"

  @SIGN-03 @needs-proxy
  Scenario: The signing page polls the status of an identification until the status changes
    Given I am katrin in the situation "identification-idnow-under-review"
    When time on the page is in my hand
    And I open my signatures
    And 9 seconds pass on the page
    Then the lender was never asked to return the state of the identification
    When 2 seconds pass on the page
    Then the lender was asked to return the state of the identification once
    When I turn to another tab
    And 60 seconds pass on the page
    Then the lender was asked to return the state of the identification once
    When elsewhere the identification ends with SUCCESS
    And I come back to the page
    And 1 seconds pass on the page
    Then the step of the identification is done
    And a screen reader announces "Identität bestätigen: Erledigt"
    And the lender was asked to return the state of the identification twice
    When 60 seconds pass on the page
    Then the lender was asked to return the state of the identification twice

  @SIGN-03 @SIGN-04 @needs-proxy
  Scenario: The signing page polls a manual identification from the start
    Given I am katrin in the situation "identification-manual-not-started"
    When time on the page is in my hand
    And I open my signatures
    And elsewhere the identification ends with SUCCESS
    And 11 seconds pass on the page
    Then the step of the identification is done
    And a screen reader announces "Identität bestätigen: Erledigt"

  @SIGN-03 @needs-proxy
  Scenario: The signing page stops polling after a failed identification
    Given I am katrin in the situation "identification-idnow-under-review"
    When time on the page is in my hand
    And I open my signatures
    And elsewhere the identification ends with FAILED
    And 11 seconds pass on the page
    Then the step of the identification is failed
    And a screen reader announces "Identität bestätigen: Fehlgeschlagen"
    When 60 seconds pass on the page
    Then the lender was asked to return the state of the identification once

  @SIGN-02 @plain @needs-proxy
  Scenario: The server rejects a signature before the identification
    Given I am katrin in the situation "signing"
    When I open my signatures
    And I send the sign form past the page
    Then the form was refused with 409: "Sie können noch nicht unterschreiben"
    And the lender was never asked to sign

  @SIGN-02 @needs-proxy
  Scenario Outline: Signing with only the consent <one> is rejected
    Given I am katrin in the situation "signing-terms"
    When I open my signatures
    And I accept only <one>
    Then the summary says "<reason>"
    And the lender was never asked to sign

    @plain
    Examples:
      | one            | reason                           |
      | legalSignature | erteilen Sie das SEPA            |
      | sepaMandate    | rechtsverbindlich unterschreiben |

  @SIGN-02 @OVER-06 @needs-proxy
  Scenario Outline: A signatory signs only once, <how>
    Given I am katrin in the situation "signing-terms"
    When I open my signatures
    Then the download of the contract is a PDF
    When I accept the terms by a double click
    Then I land on the overview, which thanks me for my signature
    And the lender was asked to sign once

    @journey
    Examples:
      | how             |
      | with JavaScript |

    @no-js @phone
    Examples:
      | how                           |
      | on a phone without JavaScript |

  @SIGN-02 @needs-proxy
  Scenario: Both consents are required again if the contract changed
    Given I am katrin in the situation "signing-terms"
    When I open my signatures
    And I accept only legalSignature
    Then the summary says "erteilen Sie das SEPA"
    But meanwhile the amount of the contract changes
    When I accept the terms
    Then the summary says "hat sich geändert"
    And both ticks are gone
    And the lender was never asked to sign
    When I accept the terms
    Then I land on the overview, which thanks me for my signature

  @SIGN-06 @needs-proxy
  Scenario Outline: A signatory signs agreements by hand or online, <how>
    Given I am katrin in the situation "signing-documents"
    When I open my signatures
    Then the download of "Bürgschaftsvertrag" is a PDF
    And the download of "Vermittlungsvertrag" is a PDF
    When I upload the signed "Bürgschaftsvertrag"
    Then "Bürgschaftsvertrag" is signed
    When I upload the signed "Selbstauskunft"
    Then "Selbstauskunft" is signed
    And the lender was asked to link a signed copy once
    When I sign "Vermittlungsvertrag" online
    Then "Vermittlungsvertrag" is signed
    And the lender was asked to link a signed copy twice
    And the step of the other agreements is done
    And the step of the terms is open

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @SIGN-06 @needs-proxy
  Scenario Outline: <what> is rejected as a signed copy
    Given I am katrin in the situation "signing-documents"
    When I open my signatures
    And I upload <what> as the signed "Selbstauskunft"
    Then the summary says "<reason>"
    And the lender was never asked to link a signed copy

    Examples:
      | what                                | reason                 |
      | a program                           | nehmen wir nicht an    |

    @plain
    Examples:
      | what                                | reason                 |
      | a program that calls itself a PDF   | passt nicht            |
      | an empty file                       | leer                   |

  @SIGN-06 @plain @needs-proxy
  Scenario: A signed copy after the deadline is rejected
    Given I am katrin in the situation "signing-documents"
    When I open my signatures
    And I come to uploading the signed "Bürgschaftsvertrag"
    But meanwhile signatures are awaited no more
    And I send the signed copy
    Then the summary says "lässt sich hier nicht mehr unterschreiben"
    When the lending system recovers
    And I open my signatures
    Then "Bürgschaftsvertrag" is not signed

  @SIGN-06 @plain
  Scenario: Only a PDF can be signed online
    Given I am katrin in the situation "signing-text"
    When I open my signatures
    And I upload a picture as the signed "Vermittlungsvertrag"
    Then the summary says "nur als PDF"
    When I open my signatures
    And I upload the signed "Vermittlungsvertrag"
    Then "Vermittlungsvertrag" is signed

  @SIGN-06 @plain @needs-proxy
  Scenario: An agreement can be signed online only after the signatory has read it
    Given I am katrin in the situation "signing-online"
    When I open my signatures
    And I sign "Vermittlungsvertrag" online without having read it
    Then the summary says "gelesen"
    And the lender was never asked to link a signed copy

  @SIGN-01
  Scenario: The signatures tab fits a narrow phone in every language
    Given I hold a narrow phone
    And I am katrin in the situation "signing-documents"
    When I open my signatures
    Then the page fits the screen
    And the page has no barriers
    When I switch to French
    Then the page's language is French
    And the page fits the screen
    And the page has no barriers
    When I switch to Polish
    Then the page's language is Polish
    And the page fits the screen
    And the page has no barriers

  Scenario Outline: Accessibility checks pass on the signing page in the situation <situation>
    Given I am katrin in the situation "<situation>"
    When I open my signatures
    Then the page has no barriers

    Examples:
      | situation                       |
      | identification-idnow-in-progress |
      | identification-unknown-provider |
