@needs-simulator
Feature: History and branches of a simulator sandbox

  A product owner shows what happened to an application, and alternatives.

  Background:
    Given a product owner looks at the history of the situation "ready-to-submit"
    And the application was submitted, and rejected 3 days later

  @SIM-12 @SIM-14
  Scenario Outline: A product owner rewinds an application to before an event and keeps the old branch (<how>)
    When they choose the rejection on the line
    Then they see the message that 2 things would be undone
    And nothing has changed yet
    When they go back to there
    Then the application is submitted again
    And the clock shows the day of the rejection
    And the rejected application is kept in a branch

    Examples: With scripts
      | how          |
      | with scripts |

    @no-js @browser
    Examples: Without JavaScript
      | how             |
      | without scripts |

  @SIM-12 @SIM-14
  Scenario Outline: A product owner branches a sandbox just before an application's rejection (<how>)
    When they choose the rejection on the line
    And they go on from there as a branch
    Then the application is submitted in the branch
    And the application is rejected still

    Examples: With scripts
      | how          |
      | with scripts |

    @no-js @browser
    Examples: Without JavaScript
      | how             |
      | without scripts |

  @SIM-12 @SIM-14
  Scenario: A product owner rewinds the application's timeline with the keyboard
    When they take the handle back by keys to before the rejection
    Then they see the message that 2 things would be undone
    When they go back to there
    Then the application is submitted again

  @SIM-10 @SIM-12 @SIM-14
  Scenario: A product owner rewinds the application's timeline to its start by dragging
    When they drag the handle to the beginning of the line
    Then they see the message that 4 things would be undone
    When they go back to there
    Then the application is open again
    And the clock shows the day of the beginning

  @SIM-03 @SIM-14
  Scenario Outline: A product owner sets any reachable status on the status map (<how>)
    When they put the application to "Vor der Auszahlung" on the map, by keys
    Then they see the message that the application has this status now
    And the message is on one line
    And the map shows the current status "Vor der Auszahlung"
    And no way leads back from there on the map

    Examples: With scripts
      | how          |
      | with scripts |

    @no-js @browser
    Examples: Without JavaScript
      | how             |
      | without scripts |

  @SIM-03 @SIM-04 @SIM-08 @SIM-14
  Scenario: The timeline and the status map show the current status and the possible next statuses
    Then the dot of the present moment is level with those of the events
    And its label and its time are below one another
    And the map names 14 statuses and more than 2000 explored situations
    And it holds that no situation is without a way on
    And it says of the others by how much they do not hold
    And the map draws 1 way out and 2 ways back
    When they put the application to "Eingereicht" on the map, by keys
    Then the map draws 1 way out and 2 ways back

  @SIM-12 @SIM-14
  Scenario Outline: A product owner compares two branches of an application (<how>)
    When they choose the rejection on the line
    And they let the bank reject in one branch, and ask for a document again in the other
    Then they see both branches, equal up to the submission
    And 1 pending item and 1 e-mail differ
    And the numbers of all that differs add up to the one at the top
    When they show all
    Then they see what is equal too
    And whoever has the link sees the same comparison

    Examples: With scripts
      | how          |
      | with scripts |

    @no-js @browser
    Examples: Without JavaScript
      | how             |
      | without scripts |

  @SIM-12 @SIM-14 @QA-03 @browser
  Scenario: The comparison shows how the portal differs between two branches of a simulated history
    When they choose the rejection on the line
    And they let the bank reject in one branch, and ask for a document again in the other
    Then the portal in A says that the application is closed
    And the portal in B asks for the document
    And a ring around each says that their screens differ
    And their statuses "Geschlossen" and "Unvollständig" have colours of their own
    And the page has no barriers

  @QA-03
  Scenario: The timeline of an application passes accessibility checks in every language
    When they look at it in "de"
    Then the page has no barriers
    When they look at it in "fr"
    Then the page has no barriers
    When they look at it in "pl"
    Then the page has no barriers
    When they look at it in "en"
    Then the page has no barriers

  @SIM-12 @SIM-14 @phone
  Scenario: A phone shows timeline and comparison without scrolling sideways
    Then the page does not scroll sideways
    When they choose the rejection on the line
    And they let the bank reject in one branch, and ask for a document again in the other
    Then the page does not scroll sideways
    And they see the portal of branch "A" only
    When they choose branch "B"
    Then they see the portal of branch "B" only
