Feature: Checklist of an application
  Saving an item leads to the next one.

  @OVER-07
  Scenario Outline: The checklist shows the next item after each saved item <where>
    Given an application of which everything is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89370400440532013000"
    And I choose to have the bank account checked
    And I choose to save
    Then a toast shows "Bankverbindung gespeichert"
    And the checklist is in view, with the focus on "Steuernummer des Unternehmens angeben"
    When I choose to state the tax number
    And I fill in the tax number "60/271/04538"
    And I choose to save
    Then a toast shows "Steuernummer gespeichert"
    And the checklist is in view, with the focus on "Vertretung eintragen"

    Examples:
      | where        |
      | on a desktop |

    @phone
    Examples:
      | where      |
      | on a phone |

    @keyboard
    Examples:
      | where           |
      | by the keyboard |

  @OVER-07 @no-js @phone
  Scenario: Saving an item returns to the checklist without JavaScript
    Given an application of which everything is missing
    When I open my application
    And I choose to state the tax number
    And I fill in the tax number "60/271/04538"
    And I choose to save
    Then a toast shows "Steuernummer gespeichert"
    And the checklist is in view

  @OVER-07 @OVER-01
  Scenario Outline: The submit button has the focus after the customer saves the last item <where>
    Given an application of which only the tax number is missing
    When I open my application
    And I choose to state the tax number
    And I fill in the tax number "60/271/04538"
    And I choose to save
    Then a toast shows "Steuernummer gespeichert"
    And the checklist is in view, with the focus on the way to submit

    Examples:
      | where        |
      | on a desktop |

    @phone
    Examples:
      | where      |
      | on a phone |

  @OVER-07 @phone
  Scenario: Cancelling an item returns the focus to the item
    Given an application of which everything is missing
    When I open my application
    And I choose to state the tax number
    And I choose to cancel
    Then the way to state the tax number has the focus
    And the focused item is in view
    When I choose to state the tax number
    And I go back in the browser
    Then the way to state the tax number has the focus
    And the focused item is in view

  @OVER-07 @D-68 @phone
  Scenario Outline: A toast covers neither open items nor their links, <where>
    Given an application of which everything is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89370400440532013000"
    And I choose to have the bank account checked
    And I choose to save
    And I choose to state the tax number
    And I fill in the tax number "60/271/04538"
    And I choose to save
    Then a toast shows "Steuernummer gespeichert"
    And no message in passing covers an open item, or the way to the open items

    Examples:
      | where      |
      | on a phone |

  @OVER-07 @plain
  Scenario: The item about the e-mail confirmation names the e-mail address
    Given an application of which only the confirmed e-mail is missing
    When I open my application
    Then the first open item names my e-mail address

  @OVER-07 @OVER-04 @needs-proxy
  Scenario: A browser tab shows the new status when the customer returns to the tab
    Given an application of which nothing is missing
    When I open my application
    And I turn to another tab
    But meanwhile the back office rejects it
    When I come back to the page
    Then the application shows the status "Geschlossen"

  @OVER-07 @OVER-08 @phone
  Scenario: Saving a changed card of the overview returns the focus to the card
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to change the tax number
    And I fill in the tax number "60/271/04538"
    And I choose to save
    Then a toast shows "Steuernummer gespeichert"
    And the way to change the tax number has the focus
