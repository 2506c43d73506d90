Feature: Submission of an application

  @OVER-05 @needs-proxy
  Scenario Outline: A customer submits a complete application <how>
    Given an application of which nothing is missing
    When I open my application
    And I choose to submit the application
    Then I am asked whether I want to submit it
    And I am reminded of what I submit:
      | Bankverbindung | DE89 3704 0044 0532 0130 00    |
      | Vertretung     | Katrin Brandt und Jonas Brandt |
      | Dokumente      | 4 Pflichtdokumente             |
      | Objekte        | Trumpf TruBend 5130            |
    When I complete the task
    Then the confirmation "Ihr Antrag ist bei uns" opens with number, date and time
    And the lender was asked to submit the application once
    When I go on to the overview
    Then the application shows the status "In Prüfung"
    And the lender got a status with:
      | status | Submitted |

    @keyboard @journey
    Examples:
      | how             |
      | by the keyboard |

    @no-js @phone
    Examples:
      | how                           |
      | on a phone without JavaScript |

  @OVER-05 @needs-media @needs-devtools
  Scenario: The confirmation of the submission prints on one page
    Given an application of which nothing is missing
    When I open my application
    And I choose to submit the application
    And I complete the task
    Then the confirmation "Ihr Antrag ist bei uns" opens with number, date and time
    And it prints on 1 page, without anything to press

  @OVER-05 @OVER-07 @FACT-01 @plain
  Scenario: Before the submission a factoring customer sees the debtors again
    Given a factoring application of which nothing is missing
    When I open my application
    And I open the guided completion of my application
    Then the guided completion asks "Ihr Antrag ist vollständig"
    And I am reminded of what I submit:
      | Factoring | Hafenbau Weser GmbH |

  @OVER-01 @phone @no-js
  Scenario: A full-page task hides the submit button on a phone
    Given an application of which nothing is missing
    When I open my application
    Then I can choose to submit the application
    When I open my application at "?edit=bank"
    Then I cannot choose to submit the application

  @OVER-01 @D-79
  Scenario Outline: The submit button's tooltip names the open items <how>
    Given an application of which only the bank account is missing
    When I open my documents
    Then the tooltip of the button shows <how>, and moves nothing

    Examples:
      | how                          |
      | when the pointer rests on it |

    @keyboard
    Examples:
      | how                          |
      | when it has the focus        |

    @phone
    Examples:
      | how                          |
      | after a tap                  |

  @OVER-01 @D-79 @phone
  Scenario: A phone shows a link with the number of open items
    Given an application of which only the bank account is missing
    When I open my documents
    Then the button to submit is disabled until the open item is done
    And a slim link leads to the 1 open item

  @OVER-02 @phone
  Scenario: A phone shows the next tab with a pending task beside the current one
    Given an application of which everything is missing
    When I open my application
    Then the first other tab with an open item is in sight

  @OVER-02 @phone
  Scenario: A phone scrolls the tabs to a distant tab with a pending task
    Given I am katrin in the situation "pending-objects"
    When I open my application
    Then the tab of the open item is in sight

  @OVER-01 @D-79
  Scenario Outline: A toast covers neither the submit button nor the link to open items, <where>
    Given I finance three objects
    When I open my objects
    And I choose to remove "Mercedes-Benz Sprinter 317"
    And I complete the task
    Then a toast shows "Das Objekt ist entfernt."
    And nothing covers the button to submit and the link to the open items

    Examples:
      | where        |
      | on a desktop |

    @phone
    Examples:
      | where      |
      | on a phone |

  @OVER-01 @D-79 @needs-proxy
  Scenario: The disabled submit button sends nothing
    Given an application of which only the bank account is missing
    When I open my documents
    And I press the disabled button to submit
    Then the button to submit is disabled until the open item is done
    And the lender was never asked to submit the application

  @OVER-01 @D-79 @needs-proxy @no-js @browser
  Scenario: Without JavaScript, the disabled submit button links to the open items
    Given an application of which only the bank account is missing
    When I open my documents
    And I press the disabled button to submit
    Then the page shows the text "Bitte erledigen Sie zuerst diese Punkte:"
    And the lender was never asked to submit the application

  @OVER-01
  Scenario Outline: A complete application has one submit button per tab, <where>
    Given an application of which nothing is missing
    When I open my application
    Then the application shows the status "Bereit zum Einreichen"
    And no more than one button there is the way to submit it
    When I open my documents
    Then no more than one button there is the way to submit it

    Examples:
      | where        |
      | on a desktop |

    @phone @no-js
    Examples:
      | where                         |
      | on a phone without JavaScript |

  @OVER-05 @needs-proxy
  Scenario Outline: Cancelling the submission returns to the previous page, <how>
    Given an application of which nothing is missing
    When I open my documents
    And I choose to submit the application
    Then I am asked whether I want to submit it
    When I choose to leave it for now
    Then debt_ledger is marked "vollständig"
    And the lender was never asked to submit the application
    When I open my application
    Then the application shows the status "Bereit zum Einreichen"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @OVER-05 @plain
  Scenario: An application submitted in another tab shows its confirmation
    Given an application of which nothing is missing
    When I open my application
    And I choose to submit the application
    But meanwhile it is submitted in another tab
    And I complete the task
    Then the confirmation "Ihr Antrag ist bei uns" opens
    When I go on to the overview
    Then the application shows the status "In Prüfung"

  @OVER-05 @plain
  Scenario: A submission sent twice succeeds once
    Given an application of which nothing is missing
    When I open my application
    And the submission is sent twice at once
    Then both open the confirmation
    When I go on to the overview
    Then the application shows the status "In Prüfung"

  @OVER-05 @needs-proxy @plain
  Scenario: A submission after the lender's rejection shows the new status
    Given an application of which nothing is missing
    When I open my application
    And I choose to submit the application
    But meanwhile the back office rejects it
    And I complete the task
    Then a toast shows "Dieser Antrag hat inzwischen den Status „Geschlossen“."
    And the application shows the status "Geschlossen"

  @OVER-05 @needs-proxy @plain
  Scenario: A submission without a known next status fails with a message
    Given an application of which nothing is missing
    When I open my application
    And I choose to submit the application
    But the check of what is missing names no next status
    And I complete the task
    Then I see the message that submitting failed, because "hat gerade nicht geklappt"

  @OVER-05 @HTTP-04 @needs-proxy
  Scenario Outline: A rejected submission is explained: <refusal>
    Given an application of which nothing is missing
    When I open my application
    And I choose to submit the application
    But the submission answers <refusal>
    And I complete the task
    Then I see the message that submitting failed, because "<words>"

    Examples:
      | refusal                                | words                                        |
      | the code err_bic_not_found             | finden wir keine Bank                        |

    @plain
    Examples:
      | refusal                                | words                                        |
      | the code err_status_change_not_allowed | beim jetzigen Status nicht möglich            |
      | a server error                         | fehlgeschlagen                               |
      | a broken connection                    | hat gerade nicht geklappt                    |

  @OVER-05 @OVER-07 @needs-proxy @plain
  Scenario: A submission with newly missing documents is rejected
    Given an application of which nothing is missing
    When I open my application
    And I choose to submit the application
    But meanwhile the debt register grows too old
    And I complete the task
    Then I see the message that submitting failed, because "Bankenspiegel fehlt noch"
    And the page shows the text "Aktuellen Bankenspiegel hochladen"
