Feature: Guided completion of an application
  The open items follow each other in one place. Each item has its own address.

  @OVER-07 @OVER-09
  Scenario Outline: A customer completes the first items without choosing a page, <where>
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
      | where     |
      | on a desk |

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
  Scenario: A skipped item comes back after the last one
    Given an application of which everything is missing
    When I open my application
    And I open the guided completion at "objects"
    Then its index reads "E-Mail-Adresse; Bankverbindung, zurückgestellt; Steuernummer, zurückgestellt; Vertretung, zurückgestellt; Dokumente, zurückgestellt; Bankenspiegel, zurückgestellt; Objekte"
    When I put the item off
    Then the guided completion asks "E-Mail-Adresse bestätigen"

  @OVER-07 @OVER-09 @no-js
  Scenario: An item with a refused bank account stays open with the typed values
    Given an application of which only the bank account is missing
    When I open my application
    And I open the guided completion of my application
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE00370400440532013000"
    And I choose to save and continue
    Then the guided completion asks "Auf welches Konto dürfen wir auszahlen?"
    And the bank name still reads "Sparkasse Bremen"

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
      | how       |
      | on a desk |

    @no-js @phone
    Examples:
      | how                           |
      | on a phone without JavaScript |

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
    But meanwhile somebody else changes the tax number to "60/999/11111"
    And I go back to the item "Steuernummer"
    Then the tax number still reads "60/271/04538"
    When I choose to save and continue
    Then I am told "60/999/11111"
    When I choose to save and continue
    Then the guided completion confirms "Steuernummer gespeichert"

  @OVER-07 @FACT-01
  Scenario: A customer states factoring details one section after the other
    Given an application of which only the factoring details is missing
    When I open my application
    And I open the guided completion of my application
    Then the guided completion asks "Ihre Angaben zum Factoring"
    And the guided completion shows the section "Finanzielle Angaben"

  @OVER-05 @OVER-07 @needs-proxy
  Scenario Outline: The last item leads to the submission <how>
    Given an application of which only the tax number is missing
    When I open my application
    And I open the guided completion of my application
    And I fill in the tax number "60/271/04538"
    And I choose to save and continue
    Then the guided completion asks "Ihr Antrag ist vollständig"
    When I choose to submit the application
    Then I am told in passing "Antrag eingereicht"
    And the application shows the status "In Prüfung"
    And the lender was asked to submit the application once

    Examples:
      | how       |
      | on a desk |

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
    And I open the guided completion of my application
    Then the application shows the status "In Prüfung"
