Feature: Overview of an application

  Applicants see the status, their tasks and the next step.

  @OVER-01 @plain
  Scenario: The head of an application shows status, amount and number
    Given an application of which only the bank account is missing
    When I open my application
    Then the path leads back to my applications and names the amount and the number
    And the application shows the status "Unvollständig"
    And I cannot submit it, because of 1 open item

  @OVER-01
  Scenario Outline: An application in <status> cannot be submitted
    Given an application in <status>
    When I open my application
    Then I cannot choose to submit the application

    @plain
    Examples:
      | status         |
      | review         |
      | signature      |
      | a closed state |

  @OVER-05 @no-js @phone
  Scenario: An application in review shows what happened and what to prepare
    Given an application in review
    When I open my application
    Then the page shows the text "Bisher"
    And the page shows the text "Anfrage gestellt"
    And the page shows the text "Das können Sie schon vorbereiten"
    And the page shows the text "Ausweis bereitlegen"

  @OVER-02
  Scenario: Every tab of an application has its own URL
    Given an application for the purchase of a machine
    When I open my application
    Then its tabs are "Übersicht", "Vertretung", "Dokumente", "Objekte"
    And each tab has an address of its own

  @OVER-02 @needs-proxy
  Scenario: A tab of an application appears at once when opened again, and its changes appear after loading
    Given I finance three objects
    When I open my objects
    And I go to the tab "Übersicht"
    And I go to the tab "Objekte"
    And I go to the tab "Übersicht"
    But meanwhile the back office rejects it
    And the list of objects takes 3 seconds
    And I go to the tab "Objekte"
    Then 3 objects are there at once
    And the page shows the text "Unvollständig"
    And the page shows the text "Geschlossen"

  @OVER-02 @needs-proxy
  Scenario: Choosing the current tab of an application again loads its changes
    Given I finance three objects
    When I open my objects
    And I go to the tab "Übersicht"
    And I go to the tab "Objekte"
    But meanwhile the back office rejects it
    And I go to the tab "Objekte"
    Then the page shows the text "Geschlossen"

  @OVER-02 @needs-proxy
  Scenario: The objects tab shows a new object at once when the customer returns to the tab
    Given I finance three objects
    When I open my objects
    And I go to the tab "Übersicht"
    And I go to the tab "Objekte"
    And I choose to add another object
    And I fill in:
      | manufacturer       | Amada   |
      | model              | HFE-M2  |
      | net purchase price | 24.000  |
      | kind of financing  | leasing |
    And I choose to go on to the dealer
    And I fill in the name of the dealer "Ahrens GmbH"
    And I choose to add the dealer later
    Then 4 objects are there
    When I go to the tab "Übersicht"
    Then the page shows the text "Amada HFE-M2: Der Händler fehlt noch."
    When the list of objects takes 3 seconds
    And I go to the tab "Objekte"
    Then 4 objects are there at once

  @OVER-02
  Scenario: After a logout, going back to a tab opens the login
    Given I finance three objects
    When I open my objects
    And I go to the tab "Übersicht"
    And I go to the tab "Objekte"
    And I log out
    And I go back in the browser
    Then I am asked to log in
    And the header shows no user

  @OVER-02
  Scenario: After a logout in another browser tab, a tab of the application opens the login
    Given I finance three objects
    When I open my objects
    And I go to the tab "Übersicht"
    And I go to the tab "Objekte"
    Then 3 objects are there
    When I log out in another tab
    And I go to the tab "Übersicht"
    Then I am asked to log in
    And the header shows no user

  @OVER-02 @SHELL-26 @phone
  Scenario: A phone scrolls the current tab into view and the page to its top
    Given I finance three objects
    When I open my objects
    Then the last tab is the current one and in view
    And the page is at its top

  @OVER-04
  Scenario Outline: An application with the lender shows its progress: <status>
    Given an application in <status>
    When I open my application
    Then the page shows the text "<words>"

    @plain
    Examples:
      | status       | words                           |
      | review       | Wir prüfen Ihren Antrag.        |
      | final review | Alle Unterschriften liegen vor. |

  @OVER-01 @OVER-04 @D-82 @plain
  Scenario: A binding offer replaces the message about the review
    Given I am katrin in the situation "signing-next"
    When I open my application
    Then "Ihr verbindliches Angebot liegt vor" is said once
    And the application shows the status "Angebot liegt vor"
    But nothing there tells of "In Prüfung"
    And nothing there tells of "Wir prüfen Ihren Antrag"

  @OVER-07 @plain
  Scenario: The open items of an application are listed in order with links
    Given an application of which everything is missing
    When I open my application
    Then these items are open, with the place to complete them:
      | E-Mail-Adresse bestätigen              |                              |
      | Bankverbindung hinterlegen             | ?edit=bank                   |
      | Steuernummer des Unternehmens angeben  | ?edit=tax-number             |
      | Vertretung eintragen                   | /representatives?add         |
      | Dokumente hochladen                    | /documents#annual_statement_2024 |
      | Aktuellen Bankenspiegel hochladen      | /documents#debt_ledger       |
      | Objekt angeben                         | /objects?add                 |
    And the page shows the text "0 von 7 erledigt"
    And its tabs count what is open in each: "Übersicht 3, Vertretung 1, Dokumente 2, Objekte 1"

  @OVER-07
  Scenario Outline: An open item names the missing details: <missing>
    Given an application of which only <missing> is missing
    When I open my application
    Then the open item says "<words>"

    @plain
    Examples:
      | missing               | words                                                                             |
      | data of Katrin Brandt | Katrin Brandt – bitte ergänzen: Straße und Telefon.                               |
      | an annual statement   | Es fehlt noch: Jahresabschluss                                                    |
      | the debt register     | Der Stichtag darf nicht vor dem                                                   |
      | the factoring details | Es fehlt noch: finanzielle Angaben, Rechnungen, Risikoabsicherung und 1 weiteres. |

  @OVER-07 @plain
  Scenario: The open items of an application distinguish invalid data from missing data
    Given an application of which the data are wrong
    When I open my application
    Then the open items say:
      | Diese IBAN stimmt nicht.                                                    |
      | Entweder unterschreibt eine Person mit Einzelvertretung                     |
      | Die Anteile ergeben zusammen 120,00 %, möglich sind höchstens 100 %.        |
      | Ohne Stichtag: Debitorenliste.                                              |
      | Inzwischen zu alt: BWA mit Summen- und Saldenliste.                         |

  @OVER-07 @plain @needs-proxy
  Scenario: An unknown requirement asks the customer to contact the lender
    Given an application of which only the bank account is missing
    And the check of what is missing names an unknown requirement
    When I open my application
    Then the open item says "Wir brauchen hier noch etwas von Ihnen. Bitte melden Sie sich bei uns."

  @OVER-07
  Scenario Outline: Each signatory sees only their own signature as open: <person>
    Given an application that <person> looks at while two must sign
    When I open my application
    Then <count> items are open

    @plain
    Examples:
      | person | count |
      | katrin | 1     |
      | jonas  | 1     |

  @OVER-07 @plain
  Scenario: A signatory who has signed sees no open signature
    Given an application that katrin has signed and another person has not
    When I open my application
    Then 0 items are open

  @SIGN-08 @plain
  Scenario: An expired invitation is shown beside pending invitations
    Given a company with invitations in every state
    When I open my application
    Then I see a note about the e-mail of Jonas Brandt "Die Einladung an … ist abgelaufen."
    And I see a note about the e-mail of Selin Aydın "Eingeladen unter …, noch nicht angemeldet"
    And I can write to "firmenkunden@lindhof.example" about "neue Einladung für Jonas Brandt"
    And I can write to Selin Aydın about "Ihre Unterschrift"

  @SIGN-08 @D-83 @plain
  Scenario: The applicant can write to a signatory who has not signed
    Given an application that katrin has signed and another person has not
    When I open my application
    Then the page shows the text "Jetzt fehlt nur noch die Unterschrift von Jonas Brandt"
    And I can write to Jonas Brandt about "Ihre Unterschrift"

  @OVER-07 @plain
  Scenario: A customer requests another confirmation mail from the checklist
    Given an application of which only the confirmed e-mail is missing
    When I open my application
    And I choose to have the confirmation mail sent again
    Then a screen reader announces "Die Bestätigungsmail ist unterwegs."
    And 1 items are open

  @OVER-06 @plain
  Scenario: A signatory sees that the signature has succeeded
    Given an application that katrin has signed and another person has not
    When I open my application at "?result=success"
    Then the page shows the text "Vielen Dank, Ihre Unterschrift ist da."

  @OVER-12 @plain
  Scenario: Another customer's application is not found
    Given an application of which nothing is missing
    When I open the application of another customer
    Then the page is not found

  @OVER-12 @plain
  Scenario: An unknown application is not found
    Given an application of which nothing is missing
    And I am logged in
    When I open "/dashboard/applications/00000000-0000-4000-8000-000000000000"
    Then the page is not found

  @OVER-01 @HTTP-04 @plain @needs-proxy
  Scenario: The overview shows an error if the open items cannot be loaded
    Given an application of which nothing is missing
    And the check of what is missing answers a server error
    When I open my application
    Then the page shows the text "Die offenen Punkte konnten nicht geladen werden."
    And I cannot submit it, because it cannot be checked

  @OVER-01 @OVER-04
  Scenario Outline: The progress of an application uses the customer's terms: <status>
    Given an application in <status>
    When I open my application
    Then its history is shown as "<way>"

    @plain
    Examples:
      | status    | way                                                                                                                   |
      | review    | Anfrage gestellt, Vorprüfung, Antrag vervollständigen; Prüfung; Verbindliches Angebot                                 |
      | signature | Anfrage gestellt, Vorprüfung, Antrag vervollständigen, Prüfung, Verbindliches Angebot; Unterschriften; Letzte Prüfung |

  @OVER-01 @plain
  Scenario: The overview of a closed application says that the application is closed
    Given an application in a closed state
    When I open my application
    Then the page shows the text "Dieser Antrag ist geschlossen"
