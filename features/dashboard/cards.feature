Feature: Cards of an application

  @OVER-08 @plain @lenders-facts
  Scenario: The company card shows the company's data
    Given an application of which nothing is missing
    When I open my application
    Then the card about the company says:
      | Name           | Metallbau Brandt GmbH         |
      | Rechtsform     | GmbH                          |
      | Anschrift      | Überseering 12a, 28217 Bremen |
      | Handelsregister | HRB 24816                    |
      | Gegründet am   | 12.10.1999                    |
      | Steuernummer   | 60/123/45678                  |

  @OVER-08 @plain @needs-partners
  Scenario: A hidden credit check also hides register number and founding date
    Given I visit Nordkontor, which hides the credit check, as Sabine Koch
    When I open my application
    Then the card about the company says nothing of "Handelsregister"
    And the card about the company says nothing of "Gegründet am"

  @OVER-08 @OVER-07 @OVER-03
  Scenario Outline: An applicant adds the missing tax number <how>
    Given an application of which only the tax number is missing
    When I open my application
    And I choose to state the tax number
    And I fill in the tax number "60/271/04538"
    And I choose to save
    Then a toast shows "Steuernummer gespeichert"
    And 0 items are open
    And the card about the company says "60/271/04538"

    @keyboard
    Examples:
      | how             |
      | by the keyboard |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @OVER-08
  Scenario: An invalid company tax number is rejected
    Given an application of which only the tax number is missing
    When I open my application
    And I choose to state the tax number
    Then each of these is refused as the tax number:
      | 123456789    | 10 oder 11 Ziffern |
      | 60/271/0453a | nur Ziffern        |
      | 123456789012 | 10 oder 11 Ziffern |

  @OVER-08 @plain
  Scenario: A representative's personal tax number is rejected for the company
    Given an application of which nothing is missing
    When I open my application
    And I choose to change the tax number
    And I fill in the tax number "860/957/42719"
    And I choose to save
    Then the tax number is refused

  @OVER-08 @OVER-09
  Scenario Outline: A card of the overview cannot be changed once the status forbids it: <card>
    Given an application in <status>
    When I open my application
    Then the card about <card> cannot be changed
    When I open my application at "?edit=<task>"
    Then the page shows the text "Das lässt sich beim jetzigen Status des Antrags nicht mehr ändern."

    @plain
    Examples:
      | card             | status         | task       |
      | the company      | review         | tax-number |
      | the bank account | a closed state | bank       |

  @OVER-08 @OVER-09 @plain
  Scenario: A closed application does not mark its missing bank account as pending
    Given I am the customer in the situation "rejected"
    When I open my application
    Then the card about the bank account says "Nicht angegeben"
    And the card about the bank account says nothing of "Noch nicht angegeben"

  @OVER-08 @OVER-09 @plain @needs-proxy
  Scenario: A bank account form that was opened before a status change is rejected
    Given an application of which nothing is missing
    When I open my application
    And I choose to change the bank account
    And the bank name still reads "Sparkasse Bremen"
    But meanwhile the back office rejects it
    And I fill in the bank name "Nordbank"
    And I choose to have the bank account checked
    Then the page shows the text "Das lässt sich beim jetzigen Status des Antrags nicht mehr ändern."

  @OVER-09 @OVER-07 @needs-proxy
  Scenario Outline: An applicant adds a bank account <how>
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "de89370400440532013000"
    And I choose to have the bank account checked
    Then I am shown the IBAN "DE89 3704 0044 0532 0130 00" in "Deutschland" before it is saved
    When I choose to save
    Then a toast shows "Bankverbindung gespeichert"
    And the card about the bank account says "DE89 3704 0044 0532 0130 00"
    And 0 items are open
    And I can choose to submit the application

    @keyboard
    Examples:
      | how             |
      | by the keyboard |

    @no-js @browser
    Examples:
      | how                |
      | without JavaScript |

  @OVER-09 @HTTP-04 @plain @needs-proxy
  Scenario Outline: A bank account that the lender saved is reported as saved although the answer is <answer>
    Given an application of which only the bank account is missing
    And the bank account is done, and its answer is <answer>
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "de89370400440532013000"
    And I choose to have the bank account checked
    And I choose to save
    Then a toast shows "Bankverbindung gespeichert"
    And the card about the bank account says "DE89 3704 0044 0532 0130 00"

    Examples:
      | answer     |
      | a web page |
      | empty      |

  @OVER-09 @SHELL-26 @phone @needs-proxy
  Scenario: The confirmation of a bank account wraps labels only if necessary on a phone
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89370400440532013000"
    And I choose to have the bank account checked
    Then I am shown the IBAN "DE89 3704 0044 0532 0130 00" in "Deutschland" before it is saved
    And no label breaks that has room beside its value

  @OVER-09 @plain @needs-proxy
  Scenario: An applicant corrects the bank account before saving
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "PL61109010140000071219812874"
    And I choose to have the bank account checked
    And I am shown the IBAN "PL61 1090 1014 0000 0712 1981 2874" in "Polen" before it is saved
    And I choose to correct the bank account
    Then the bank name still reads "Sparkasse Bremen"
    And the IBAN still reads "PL61109010140000071219812874"
    And the lender was never asked to save a bank account

  @OVER-09 @HTTP-04 @needs-proxy
  Scenario: The IBAN is shown in groups, and a lost connection keeps the input
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "CH9300762011623852957"
    Then the page shows the text "CH93 0076 2011 6238 5295 7"
    And the page shows the text "Schweiz"
    When I choose to have the bank account checked
    Then I am shown the IBAN "CH93 0076 2011 6238 5295 7" in "Schweiz" before it is saved
    But my connection is gone
    When I choose to save
    Then the page shows the text "Die Verbindung ist unterbrochen"
    And the bank name still reads "Sparkasse Bremen"
    And the IBAN still reads "CH9300762011623852957"

  @OVER-09 @needs-proxy
  Scenario Outline: An invalid bank account is rejected: <what>
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "<bank>"
    And I fill in the IBAN "<iban>"
    And I choose to have the bank account checked
    Then the <detail> is refused
    And the lender was never asked to save a bank account

    Examples:
      | what                | bank     | iban                        | detail    |
      | no bank name        |          | AT611904300234573201        | bank name |

    @plain
    Examples:
      | what                | bank     | iban                        | detail    |
      | no IBAN             | Nordbank |                             | IBAN      |
      | a wrong check digit | Nordbank | DE88370400440532013000      | IBAN      |
      | hyphens, wrong      | Nordbank | IBAN: DE88-3704-0044-0532-0130-00 | IBAN |
      | underscores         | Nordbank | DE89_3704_0044_0532_0130_00 | IBAN      |
      | too long            | Nordbank | DE893704004405320130003704004405320130 | IBAN |

  @OVER-09 @HTTP-04 @plain @needs-proxy
  Scenario: An unknown bank is rejected by the server
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Nordbank"
    And I fill in the IBAN "DE02120300000000202051"
    And I choose to have the bank account checked
    And I am shown the IBAN "DE02 1203 0000 0000 2020 51" in "Deutschland" before it is saved
    And I choose to save
    Then the IBAN is refused
    And the bank name still reads "Nordbank"

  @OVER-09 @HTTP-04 @needs-proxy
  Scenario Outline: A bank account that cannot be saved shows an error: <failure>
    Given an application of which only the bank account is missing
    And the bank account answers <failure>
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Nordbank"
    And I fill in the IBAN "DE89370400440532013000"
    And I choose to have the bank account checked
    And I choose to save
    Then the page shows the text "Die Bankverbindung konnte nicht gespeichert werden."
    And the bank name still reads "Nordbank"

    @plain
    Examples:
      | failure             |
      | a server error      |
      | a broken connection |
      | a web page          |

  @OVER-09
  Scenario Outline: A concurrent change of the bank account shows a conflict, <how>
    Given an application of which nothing is missing
    When I open my application
    And I choose to change the bank account
    And the bank name still reads "Sparkasse Bremen"
    But meanwhile another user changes the bank name to "Volksbank Bremen"
    And I fill in the bank name "Nordbank"
    And I choose to have the bank account checked
    Then the page shows the text "Diese Angaben hat inzwischen jemand anderes geändert."
    And the page shows the text "Volksbank Bremen"
    And the bank name still reads "Nordbank"
    When I choose to have the bank account checked
    And I choose to save
    Then the card about the bank account says "Nordbank"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @OVER-08 @plain
  Scenario: A concurrent change of the tax number shows a conflict
    Given an application of which nothing is missing
    When I open my application
    And I choose to change the tax number
    And the tax number still reads "60/123/45678"
    But meanwhile another user changes the tax number to "60/999/11111"
    And I fill in the tax number "60/271/04538"
    And I choose to save
    Then the page shows the text "Diese Angaben hat inzwischen jemand anderes geändert."
    And the page shows the text "60/999/11111"
    And the tax number still reads "60/271/04538"

  @OVER-09
  Scenario: Closing a form of the overview with unsaved input asks for confirmation
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I press Escape
    Then no task is open
    When I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I press Escape
    Then I am asked whether my entries may be discarded
    When I press Escape
    Then the bank name still reads "Sparkasse Bremen"
    When I choose to close the task
    Then I am asked whether my entries may be discarded
    When I choose to keep editing
    Then the bank name still reads "Sparkasse Bremen"
    When I press Escape
    And I choose to discard my entries
    Then no task is open

  @OVER-09 @needs-proxy
  Scenario: Closing the confirmation of a new bank account asks before it discards the input
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89370400440532013000"
    And I choose to have the bank account checked
    Then I am shown the IBAN "DE89 3704 0044 0532 0130 00" in "Deutschland" before it is saved
    When I press Escape
    Then I am asked whether my entries may be discarded
    When I choose to keep editing
    And I choose to correct the bank account
    Then the bank name still reads "Sparkasse Bremen"
    When I press Escape
    Then I am asked whether my entries may be discarded
    When I choose to discard my entries
    Then no task is open

  @OVER-09 @phone
  Scenario: A phone shows the question about unsaved input with both answers
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I choose to close the task
    Then I am asked whether my entries may be discarded
    And I see both answers below that question
    When I choose to keep editing
    Then the bank name still reads "Sparkasse Bremen"

  @OVER-09 @phone
  Scenario: A bank account form opened by URL has its main button above cancel
    Given an application of which only the bank account is missing
    When I open my application at "?edit=bank"
    Then "Weiter" is above "Abbrechen"

  @REP-02
  Scenario: The form of a new representative closes immediately if nothing was typed
    Given a company with three representatives
    When I open the representatives
    And I choose to add a person
    And I press Escape
    Then no task is open
