Feature: Guided completion of an application
  The open items follow each other in one place. Each item has its own address.

  @OVER-07 @OVER-09
  Scenario Outline: The guided completion leads a customer from one open item to the next, <where>
    Given an application of which everything is missing
    When I open my application
    And I choose to complete the open items one after the other
    Then the guided completion asks "E-Mail-Adresse bestätigen"
    When I put the item off
    Then the guided completion asks "Auf welches Konto dürfen wir auszahlen?"
    When I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89370400440532013000"
    And I choose to save and continue
    Then the guided completion asks "Wie lautet die Steuernummer Ihres Unternehmens?"
    And the guided completion confirms "Bankverbindung gespeichert"
    When I fill in the tax number "60/271/04538"
    And I choose to save and continue
    Then the guided completion asks "Wer vertritt Ihr Unternehmen?"
    And the guided completion confirms "Steuernummer gespeichert"
    And its index reads "E-Mail-Adresse; Bankverbindung, erledigt; Steuernummer, erledigt; Vertretung; Dokumente; Bankenspiegel; Objekte"

    @journey
    Examples:
      | where        |
      | on a desktop |

    @keyboard
    Examples:
      | where           |
      | by the keyboard |

    @no-js @phone
    Examples:
      | where                         |
      | on a phone without JavaScript |

  @OVER-07
  Scenario: After an item is saved, the heading of the next question has the focus
    Given an application of which everything is missing
    When I open my application
    And I open the guided completion at "tax-number"
    And I fill in the tax number "60/271/04538"
    And I choose to save and continue
    Then the guided completion asks "Wer vertritt Ihr Unternehmen?"
    And the heading has the focus
    And the page is at its top

  @OVER-07 @plain
  Scenario: The guided completion repeats a skipped item after the last one
    Given an application of which everything is missing
    When I open my application
    And I open the guided completion at "objects"
    Then its index reads "E-Mail-Adresse; Bankverbindung, zurückgestellt; Steuernummer, zurückgestellt; Vertretung, zurückgestellt; Dokumente, zurückgestellt; Bankenspiegel, zurückgestellt; Objekte"
    When I put the item off
    Then the guided completion asks "E-Mail-Adresse bestätigen"

  @OVER-07 @OVER-09 @no-js
  Scenario: A bank account that the lender refuses stays open with the typed values
    Given an application of which only the bank account is missing
    When I open my application
    And I open the guided completion of my application
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE00370400440532013000"
    And I choose to save and continue
    Then the guided completion asks "Auf welches Konto dürfen wir auszahlen?"
    And the bank name still reads "Sparkasse Bremen"

  @OVER-07 @OVER-09 @D-149 @keyboard
  Scenario: A customer can leave the IBAN field while the bank is looked up
    Given an application of which only the bank account is missing
    When I open my application
    And I open the guided completion at "bank"
    And I fill in the IBAN "DE89370400440532013000"
    And I go on to the field after the IBAN
    And I go on to the field after the bank name
    Then the page shows the text "Commerzbank"
    When I choose to save and continue
    Then the guided completion asks "Ihr Antrag ist vollständig"

  @OVER-07 @OVER-09 @D-149 @needs-devtools
  Scenario Outline: One press on save is enough while the bank name has the focus, <where>
    Given an application of which only the bank account is missing
    When I open my application
    And I open the guided completion at "bank"
    And I fill in the IBAN "DE89370400440532013000" and go on to the bank name before the bank is found
    And I choose to save and continue
    Then the guided completion asks "Ihr Antrag ist vollständig"

    Examples:
      | where        |
      | on a desktop |

    @phone
    Examples:
      | where      |
      | on a phone |

  @OVER-07
  Scenario Outline: A postponed item keeps the typed values, <how>
    Given an application of which everything is missing
    When I open my application
    And I open the guided completion at "bank"
    And I fill in the bank name "Sparkasse Bremen"
    And I put the item off
    Then the guided completion asks "Wie lautet die Steuernummer Ihres Unternehmens?"
    When I go back to the item "Bankverbindung"
    Then the bank name still reads "Sparkasse Bremen"
    When I fill in the IBAN "DE89370400440532013000"
    And I choose to save and continue
    Then the guided completion confirms "Bankverbindung gespeichert"

    Examples:
      | how          |
      | on a desktop |

    @no-js @phone
    Examples:
      | how                           |
      | on a phone without JavaScript |

  @OVER-07 @HTTP-03 @session-over @needs-proxy
  Scenario: Input restored after a session timeout stays when the customer puts the item off
    Given an application of which only the bank account is missing
    When I open my application
    And I open the guided completion at "bank"
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89370400440532013000"
    And my session ends in the lending system
    And I choose to save and continue
    And I log in here
    Then the bank name still reads "Sparkasse Bremen"
    When I put the item off
    And I open my application
    And I open the guided completion at "bank"
    Then the bank name still reads "Sparkasse Bremen"

  @OVER-07
  Scenario: The page before the submission names a complete item only if its input is unsaved
    Given an application of which nothing is missing
    When I open my application
    And I open the guided completion at "bank"
    And I continue without saving
    And I open my application
    And I open the guided completion at "ready"
    Then the page says nothing of "sind nicht gespeichert"
    When I open my application
    And I open the guided completion at "bank"
    And I fill in the bank name "Sparkasse Kiel"
    And I continue without saving
    And I open my application
    And I open the guided completion at "ready"
    Then the page says "Einige Ihrer Eingaben sind nicht gespeichert"
    When I open my application
    And I open the guided completion at "bank"
    Then the bank name still reads "Sparkasse Kiel"

  @OVER-07
  Scenario: An item that the customer leaves by a link keeps the typed values
    Given an application of which everything is missing
    When I open my application
    And I open the guided completion at "bank"
    And I fill in the bank name "Sparkasse Bremen"
    And I go back to the item "Steuernummer"
    Then the guided completion asks "Wie lautet die Steuernummer Ihres Unternehmens?"
    When I go back to the item "Bankverbindung"
    Then the bank name still reads "Sparkasse Bremen"

  @OVER-07 @OVER-08 @plain
  Scenario: A customer confirms before a postponed item overwrites a concurrent change
    Given an application of which everything is missing
    When I open my application
    And I open the guided completion at "tax-number"
    And I fill in the tax number "60/271/04538"
    And I put the item off
    But meanwhile another user changes the tax number to "60/999/11111"
    And I go back to the item "Steuernummer"
    Then the tax number still reads "60/271/04538"
    When I choose to save and continue
    Then the page shows the text "60/999/11111"
    When I choose to save and continue
    Then the guided completion confirms "Steuernummer gespeichert"

  @OVER-07 @FACT-01
  Scenario: A customer states factoring details one section after the other
    Given an application of which only the factoring details is missing
    When I open my application
    And I open the guided completion of my application
    Then the guided completion asks "Ihre Angaben zum Factoring"
    And the guided completion shows the section "Finanzielle Angaben"
    When I fill in:
      | portfolio            | Treppen und Geländer aus Stahl für gewerbliche Bauherren |
      | planned sales        | 1.300.000                                                |
      | sales to be factored | 600.000                                                  |
    And I choose to save and continue
    Then the guided completion shows the section "Rechnungen"
    And the heading of the section "Rechnungen" has the focus
    When I fill in:
      | number of invoices | 400    |
      | highest invoice    | 80.000 |
      | payment deadline   | 30     |
    And I choose to save and continue
    Then the guided completion shows the section "Risikoabsicherung"

  @OVER-07 @FACT-01 @FACT-05
  Scenario Outline: A customer adds several debtors with one save and the total in view, <how>
    Given an application of which only the factoring details is missing
    When I open my application
    And I open the guided completion at "factoring"
    Then the page shows the text "Umsatz im Vorjahr laut Antrag: 1.200.000 €."
    When I go back to the item "Debitoren"
    And I search for the company "Seehotel" and take the first one found
    And I fill in the annual sales "12.000"
    And I search for the company "Hafenbau Weser" in row 2 and take the first one found
    And I fill in the annual sales in row 2 "400.000"
    And I choose to save and continue
    Then the guided completion confirms "Angaben zum Factoring gespeichert"
    And the guided completion shows the section "Finanzielle Angaben"
    When I go back to the item "Debitoren"
    Then the page shows the text "Debitoren: 2 von 5, zusammen 412.000 €."

    Examples:
      | how          |
      | on a desktop |

    @no-js @phone
    Examples:
      | how                           |
      | on a phone without JavaScript |

  @OVER-07 @FACT-06 @D-164
  Scenario Outline: A new debtor company is added without leaving the guided completion, <how>
    Given an application of which only the factoring details is missing
    When I open my application
    And I open the guided completion at "factoring"
    And I go back to the item "Debitoren"
    And I fill in:
      | annual sales          | 12.000                |
      | company name          | Werft Wangerooge GmbH |
    And I choose to add a new company
    Then the guided completion asks "Ihre Angaben zum Factoring"
    When I fill in:
      | legal form       | GMBH       |
      | street           | Am Hafen   |
      | house number     | 3          |
      | postcode         | 26486      |
      | city             | Wangerooge |
      | business purpose | Fähren     |
    And I choose to save and continue
    Then the guided completion asks "Ihre Angaben zum Factoring"
    And the annual sales already reads "12.000"
    When I choose to save and continue
    Then the guided completion confirms "Angaben zum Factoring gespeichert"

    Examples:
      | how          |
      | on a desktop |

    @no-js @phone
    Examples:
      | how                           |
      | on a phone without JavaScript |

  @OVER-07 @OBJ-01
  Scenario: A customer adds several objects one after the other
    Given an application of which everything is missing
    When I open my application
    And I open the guided completion at "objects"
    And I fill in:
      | manufacturer                  | Amada       |
      | model                         | HFE-M2      |
      | net purchase price            | 24.000      |
      | kind of financing             | leasing     |
      | name of the dealer            | Ahrens GmbH |
      | street of the dealer          | Werkstraße  |
      | house number of the dealer    | 14a         |
      | postcode of the dealer        | 30179       |
      | city of the dealer            | Hannover    |
      | register number of the dealer | HRB 88120   |
    And I choose to save the object and add another
    Then the guided completion confirms "Objekt gespeichert"
    And the model already reads ""
    And the page shows the text "Beantragt sind 84.000 €. Noch 60.000 € für weitere Objekte."

  @OVER-07 @OBJ-01 @D-165
  Scenario: The item for objects stays open while an object has no dealer
    Given an application of which everything is missing
    When I open my application
    And I open the guided completion at "objects"
    And I fill in:
      | manufacturer       | Amada   |
      | model              | HFE-M2  |
      | net purchase price | 24.000  |
      | kind of financing  | leasing |
    And I choose to go on to the dealer
    And I choose to add the dealer later
    Then the guided completion asks "E-Mail-Adresse bestätigen"
    And its index reads "E-Mail-Adresse; Bankverbindung; Steuernummer; Vertretung; Dokumente; Bankenspiegel; Objekte"
    When I go back to the item "Objekte"
    Then the page shows the text "Händler fehlt noch, nur hier vorgemerkt"
    When I fill in:
      | name of the dealer            | Ahrens GmbH |
      | street of the dealer          | Werkstraße  |
      | house number of the dealer    | 14a         |
      | postcode of the dealer        | 30179       |
      | city of the dealer            | Hannover    |
      | register number of the dealer | HRB 88120   |
    And I choose to save and continue
    Then the guided completion confirms "Objekt gespeichert"

  @OVER-05 @OVER-07 @needs-proxy
  Scenario Outline: The last item leads to the submission <how>
    Given an application of which only the tax number is missing
    When I open my application
    And I open the guided completion of my application
    And I fill in the tax number "60/271/04538"
    And I choose to save and continue
    Then the guided completion asks "Ihr Antrag ist vollständig"
    When I choose to submit the application
    Then the confirmation "Ihr Antrag ist bei uns" opens with number, date and time
    And the lender was asked to submit the application once
    When I go on to the overview
    Then the application shows the status "In Prüfung"

    Examples:
      | how          |
      | on a desktop |

    @no-js @phone
    Examples:
      | how                           |
      | on a phone without JavaScript |

  @OVER-07 @SIGN-09 @plain
  Scenario: After the submission the guided completion leads to the overview
    Given an application of which nothing is missing
    When I open my application
    And I choose to submit the application
    And I complete the task
    And I go on to the overview
    And I open the guided completion of my application
    Then the application shows the status "In Prüfung"
