Feature: Details of a factoring application

  @FACT-01 @FACT-05 @plain
  Scenario: The factoring tab shows four cards
    Given I sell invoices in the country only
    When I open my factoring details
    Then the cards there are:
      | Finanzielle Angaben |
      | Rechnungen          |
      | Debitoren           |
      | Risikoabsicherung   |
    And the card about the finances says "1.200.000 €"
    And the card about the invoices says "30 Tage"
    And the card about the protection against risks says "Rahmenvertrag bis Ende des Jahres."
    And the card about the debtors says "3 von 5"
    And the card about the debtors says "691.750,75 €"
    And the debtors say:
      | Hafenbau Weser GmbH                | 410.000 € | Versichert      |
      | Küstenlogistik Janßen GmbH & Co. KG | 185.251 € | Angefragt       |
      | Molkerei Geest eG                  | 96.500 €    | Nicht angefragt |

  @FACT-02 @needs-partners
  Scenario: Domestic and foreign sales must add up to the total
    Given I sell invoices abroad too
    When I open my factoring details
    And I open my factoring details at "?edit=financials"
    And I fill in:
      | annual sales        | 4.200.000 |
      | annual sales abroad | 1.200.000 |
    Then the sum says "5.400.000 €, das sind 100.000 € zu viel"
    When I fill in:
      | annual sales abroad | 1.000.000,50 |
    Then the sum says "es fehlen 99.999,50 €"
    When I complete the task
    Then the annual sales is refused because "99.999,50 € weniger als im Antrag"
    And the portfolio abroad is refused because "Füllen Sie „"

  @FACT-02 @needs-partners
  Scenario Outline: A customer enters the financial details <how>
    Given I sell invoices abroad too
    When I open my factoring details
    And I open my factoring details at "?edit=financials"
    And I fill in:
      | portfolio                   | Stoffe für Hotels, Kliniken und Möbelhäuser |
      | portfolio abroad            | Stoffe für Hotels, Kliniken und Möbelhäuser |
      | annual sales                | 4.200.000                                   |
      | annual sales abroad         | 1 100 000,00 €                              |
      | planned sales               | 5.000.000                                   |
      | planned sales abroad        | 1.500.000                                   |
      | sales to be factored        | 2.000.000,50                                |
      | sales to be factored abroad | 0                                           |
    And I complete the task
    Then a toast shows "Ihre Angaben sind gespeichert."
    And the card about the finances says "1.100.000,00 €"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @FACT-03 @plain @needs-partners
  Scenario: Domestic and foreign invoice details are required
    Given I sell invoices abroad too
    When I open my factoring details
    And I open my factoring details at "?edit=invoices"
    And I complete the task
    Then the number of invoices is refused because "Füllen Sie „"
    And the invoice currencies abroad is refused because "Wählen Sie bei „"
    And the highest invoice abroad is refused because "Füllen Sie „"
    And the payment deadline abroad is refused because "Füllen Sie „"

  @FACT-04 @no-js @browser
  Scenario: The factoring form shows a comment field only for the answer "yes"
    Given I sell invoices in the country only
    When I open my factoring details
    And I open my factoring details at "?edit=risk_protection"
    Then I am asked for the comment on credit insurance
    And the comment on present factoring is hidden for now
    When I fill in:
      | present factoring | yes |
      | credit insurance  | no  |
    Then I am asked for the comment on present factoring
    And the comment on credit insurance is hidden for now
    When I fill in:
      | comment on present factoring | Bei der Hausbank |
    And I complete the task
    Then the card about the protection against risks says "Bei der Hausbank"

  @FACT-06 @D-75
  Scenario: A company name typed in full selects the company
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to add debtors
    And I fill in:
      | company name | SEEHOTEL  Plau gmbh |
      | annual sales | 12.000              |
    Then the page shows the text "Übernommen aus dem Register: Seehotel Plau GmbH"
    When I complete the task
    Then the debtors say:
      | Hafenbau Weser GmbH | 410.000 € |
      | Seehotel Plau GmbH  | 12.000 €   |

  @FACT-06 @D-75 @company-name @plain
  Scenario: A customer cannot add their own company as a new debtor
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I open my factoring details at "?company"
    And I fill in:
      | company name | METALLBAU BRANDT Gesellschaft mit beschränkter Haftung |
      | legal form   | GMBH                                                   |
    And I complete the task
    Then the company name is refused because "Ihr eigenes Unternehmen kann kein Debitor sein"

  @FACT-05 @FACT-06
  Scenario Outline: A customer adds a debtor <how>
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to add debtors
    And I search for the company "Seehotel" and take the first one found
    And I fill in:
      | annual sales | 1.234.567,89 |
    And I complete the task
    Then a toast shows "Der Debitor ist hinzugefügt."
    And the debtors say:
      | Seehotel Plau GmbH  | 1,23 Mio. € |
      | Hafenbau Weser GmbH | 410.000 € |

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @FACT-05 @FACT-06 @D-164
  Scenario Outline: A customer adds three debtors with one save, <how>
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to add debtors
    And I search for the company "Seehotel" and take the first one found
    And I fill in the annual sales "12.000"
    And I search for the company "Molkerei Geest" in row 3 and take the first one found
    And I fill in the annual sales in row 3 "96.500"
    And I search for the company "Modehaus Hansen" in row 4 and take the first one found
    And I fill in the annual sales in row 4 "1.500"
    And I complete the task
    Then a toast shows "3 Debitoren sind hinzugefügt."
    And the debtors say:
      | Hafenbau Weser GmbH  | 410.000 € |
      | Molkerei Geest eG    | 96.500 €  |
      | Seehotel Plau GmbH   | 12.000 €  |
      | Modehaus Hansen GmbH | 1.500 €   |

    Examples:
      | how             |
      | with JavaScript |

    @keyboard
    Examples:
      | how             |
      | by the keyboard |

    @no-js @phone
    Examples:
      | how                           |
      | on a phone without JavaScript |

  @FACT-05 @D-164
  Scenario Outline: The total of the debtor table includes the saved debtors, <how>
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to add debtors
    And I fill in:
      | annual sales          | 12.000 |
      | annual sales in row 3 | 500,50 |
    And I choose to have more rows
    Then the page shows the text "Gesamt mit dem gespeicherten Debitor: 422.500,50 €"
    And the annual sales in row 3 still reads "500,50"
    And I am asked for the annual sales in row 9

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @FACT-05 @FACT-06 @D-75 @D-164
  Scenario Outline: Debtor rows that cannot be saved stay in the table with their errors, <how>
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to add debtors
    And I search for the company "Seehotel" and take the first one found
    And I fill in the annual sales "12.000"
    And I search for the company "Hafenbau Weser" in row 2 and take the first one found
    And I fill in the annual sales in row 2 "7"
    And I complete the task
    Then the company name is refused because "schon als Debitor erfasst"
    And the page shows the text "Gespeichert: Seehotel Plau GmbH."
    And the annual sales still reads "7"
    When I open my factoring details
    Then the debtors say:
      | Hafenbau Weser GmbH | 410.000 € |
      | Seehotel Plau GmbH  | 12.000 €  |

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @FACT-05 @FACT-06 @D-75 @D-164 @plain
  Scenario: Each row of the debtor table has its own errors
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to add debtors
    And I fill in:
      | company name          | Seehotel Plau GmbH |
      | annual sales          | 12.000             |
      | annual sales in row 2 | 5                  |
      | company name in row 3 | seehotel plau gmbh |
      | annual sales in row 3 | 6                  |
      | company name in row 4 | Molkerei Geest eG  |
    And I complete the task
    Then the company name in row 2 is refused because "Füllen Sie „Unternehmen, Zeile 2“ aus"
    And the company name in row 3 is refused because "Dieses Unternehmen steht schon in Zeile 1"
    And the annual sales in row 4 is refused because "Füllen Sie „"

  @FACT-06 @D-164
  Scenario Outline: Adding a new company keeps the debtor rows that were typed before, <how>
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to add debtors
    And I search for the company "Seehotel" and take the first one found
    And I fill in the annual sales "12.000"
    And I fill in the company name in row 2 "Werft Wangerooge GmbH"
    And I fill in the annual sales in row 2 "3.000"
    And I choose to add a new company
    Then the company name already reads "Werft Wangerooge GmbH"
    When I fill in:
      | legal form       | GMBH       |
      | street           | Am Hafen   |
      | house number     | 3          |
      | postcode         | 26486      |
      | city             | Wangerooge |
      | business purpose | Fähren     |
    And I complete the task
    Then the annual sales in row 2 already reads "3.000"
    When I complete the task
    Then the debtors say:
      | Hafenbau Weser GmbH   | 410.000 € |
      | Seehotel Plau GmbH    | 12.000 €  |
      | Werft Wangerooge GmbH | 3.000 €   |

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @FACT-06
  Scenario: A customer must add an unknown debtor as a new company
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to add debtors
    And I fill in:
      | company name | Werft Wangerooge GmbH |
      | annual sales | 12.000                |
    Then the page shows the text "Wir haben kein Unternehmen dieses Namens gefunden. Sie können es selbst anlegen."
    When I complete the task
    Then the company name is refused because "Bitte wählen Sie ein Unternehmen aus den Vorschlägen oder legen Sie es neu an"
    When I fill in the company name ""
    And I search for the company "Seehotel" and take the first one found
    Then the company name is no longer refused

  @FACT-06 @D-75 @company-name
  Scenario Outline: A company that cannot be a debtor is rejected: <who>
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to add debtors
    And I search for the company "<name>" and take the first one found
    And I fill in:
      | annual sales | 12.000 |
    And I complete the task
    Then the company name is refused because "<words>"

    @plain
    Examples:
      | who                | name             | words                                          |
      | an existing debtor | Hafenbau Weser   | schon als Debitor erfasst                      |
      | the own company    | Metallbau Brandt | Ihr eigenes Unternehmen kann kein Debitor sein |

  @FACT-06 @D-75 @company-name @plain
  Scenario: A company entered by hand skips the search prompt
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to add debtors
    And I fill in:
      | company name | Metallbau Brandt Gesellschaft mit beschränkter Haftung |
      | annual sales | 12.000                                                 |
    And I complete the task
    Then the company name is refused because "Ihr eigenes Unternehmen kann kein Debitor sein"
    And nothing asks me to enter the company myself

  @FACT-06 @needs-test-values @needs-proxy
  Scenario: A failed debtor search shows an error
    Given I have one debtor without insurance cover
    And the search for debtors answers a server error
    When I open my factoring details
    And I choose to add debtors
    And I fill in:
      | company name | Werft Wangerooge GmbH |
    Then the page shows the text "Die Suche ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal."

  @FACT-05 @D-69
  Scenario: A customer changes a debtor's sales and removes the debtor
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I choose to edit "Hafenbau Weser GmbH"
    Then the annual sales already reads "410.000"
    When I fill in:
      | annual sales | 2.500.000 |
    And I complete the task
    Then the debtors say:
      | Hafenbau Weser GmbH | 2,5 Mio. € |
    When I choose to remove "Hafenbau Weser GmbH"
    And I complete the task
    Then the page shows the text "Noch kein Debitor"

  @FACT-05 @plain @needs-partners
  Scenario: Each state of credit insurance has a label
    Given I have debtors with cover in every state
    When I open my factoring details
    Then the debtors say:
      | Modehaus Hansen GmbH                | Police wird geprüft  |
      | Bettenland Nord AG                  | Beendet              |
      | Sauer Objekttextil KG               | Versichert           |
      | Tissus Romands SA                   | Fehlgeschlagen       |
      | Tekstylia Wawel Sp. z o.o.          | Nicht aktiv          |
      | Hafenbau Weser GmbH                 | Keine Deckung        |
      | Küstenlogistik Janßen GmbH & Co. KG | Teilweise versichert |
      | Molkerei Geest eG                   | Angefragt            |
      | Seehotel Plau GmbH                  | Abgelehnt            |
      | Nähstube Voß                        | Nicht angefragt      |
    And cover can be asked for 0 times
    And the card about the debtors says "10 erfasst"

  @FACT-07 @plain
  Scenario: A customer requests credit insurance once
    Given I have one debtor without insurance cover
    When I open my factoring details
    Then cover can be asked for 1 times
    When I choose to ask for cover
    Then a toast shows "Die Versicherung ist angefragt."
    And cover can be asked for 0 times
    And the debtors say:
      | Hafenbau Weser GmbH | Angefragt |

  @FACT-06
  Scenario: A customer adds a new company and then its debtor data
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I open my factoring details at "?company"
    And I fill in:
      | company name     | Werft Wangerooge GmbH |
      | legal form       | GMBH                  |
      | street           | Am Hafen              |
      | house number     | 3                     |
      | postcode         | 26486                 |
      | city             | Wangerooge            |
      | business purpose | Fähren                |
    And I complete the task
    Then the company name already reads "Werft Wangerooge GmbH"
    When I fill in:
      | annual sales | 12.000 |
    And I complete the task
    Then the debtors say:
      | Hafenbau Weser GmbH   | 410.000 € |
      | Werft Wangerooge GmbH | 12.000 €   |

  @FACT-06 @D-75
  Scenario Outline: A customer confirms a similar debtor before adding the debtor, <how>
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I open my factoring details at "?company"
    And I fill in:
      | company name     | Hafenbau Weser |
      | legal form       | GBR            |
      | street           | Am Hafen       |
      | house number     | 3              |
      | postcode         | 26486          |
      | city             | Wangerooge     |
      | business purpose | Fähren         |
    And I complete the task
    Then the page shows the text "Ist das dasselbe Unternehmen wie Hafenbau Weser GmbH?"
    When I choose to say that it is another company
    Then the company name already reads "Hafenbau Weser"
    When I fill in:
      | annual sales | 12.000 |
    And I complete the task
    Then the debtors say:
      | Hafenbau Weser GmbH | 410.000 €   |
      | Hafenbau Weser      | 12.000 €    |

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @FACT-06
  Scenario: A customer who enters an existing company as new is offered the existing company
    Given I have one debtor without insurance cover
    When I open my factoring details
    And I open my factoring details at "?company"
    And I fill in:
      | company name | modehaus hansen gmbh |
    Then the page shows the text "Das Unternehmen gibt es schon"
    When I fill in the company name ""
    Then nothing there tells of "Das Unternehmen gibt es schon"
    When I search for the company "Modehaus H" and take the first one found
    Then the page shows the text "Das Unternehmen gibt es schon"
    When I choose to take the company as a debtor
    Then the company name already reads "Modehaus Hansen GmbH"

  @FACT-06 @needs-partners
  Scenario: Choosing another country offers that country's legal forms
    Given I sell invoices abroad too
    When I open my factoring details
    And I open my factoring details at "?company"
    And I fill in:
      | legal form | GMBH |
      | country    | CH   |
    Then the legal form already reads ""
    When I fill in:
      | legal form | CH_AG |
    And I complete the task
    Then the business purpose is refused because "Füllen Sie „Unternehmenszweck“ aus"

  @FACT-01 @plain
  Scenario: Factoring details are read-only after submission
    Given my factoring application is in review
    When I open my factoring details
    Then nothing there can be changed

  @FACT-05 @plain @needs-proxy
  Scenario: Debtors that cannot be loaded show an error
    Given I sell invoices in the country only
    And the list of debtors answers the code err_api_deprecated
    When I open my factoring details
    Then the page shows the text "Die Angaben zum Factoring laden gerade nicht"
