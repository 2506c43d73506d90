@needs-simulator
Feature: Rejected forms of the simulator

  If a form is rejected or the simulator is unreachable, the user gets a message and keeps the input.

  @SIM-14
  Scenario Outline: The simulator rejects oversized input and keeps it in the form (<how>)
    Given a product owner is about to give a bank's document of more than the page takes
    When they send it
    Then they see the message "Das war mehr, als diese Seite auf einmal annimmt."
    When they go back to the form
    Then the document they typed is still there

    Examples: With scripts
      | how          |
      | with scripts |

    @no-js @browser
    Examples: Without JavaScript
      | how             |
      | without scripts |

  @SIM-14
  Scenario: The open simulator page reports that its sandbox was deleted
    Given a product owner names a state of the situation "ready-to-submit"
    And their world is gone meanwhile
    When they save it
    Then they see above the page the message "Diese Welt gibt es nicht mehr."
    And the name they typed is still there
    And they are led to a new world

  @SIM-14
  Scenario: A simulator page reports a lost connection until the connection is back
    Given a product owner names a state of the situation "ready-to-submit"
    When the connection to the simulator is lost
    And they save it
    Then they see above the page the message "Die Verbindung ist unterbrochen. Was Sie eingegeben haben, bleibt hier stehen."
    And the name they typed is still there
    When the connection is there again
    And they save it
    Then nothing is said above the page any more
    And the state is listed

  @SIM-14
  Scenario: A simulator page keeps its input when the sandbox changes
    Given a product owner names a state of the situation "ready-to-submit"
    When they turn to something else, and the world goes on by 3 days
    Then the name they typed is still there
    When they save it
    Then the state is listed
    And the name is asked for again

  @SIM-14
  Scenario: A simulator page reports a lost connection without user action
    Given the simulator cannot be reached any more once a page of it is open
    And a product owner names a state of the situation "ready-to-submit"
    Then they see above the page the message "Die Verbindung ist unterbrochen. Was Sie eingegeben haben, bleibt hier stehen."
    And the name they typed is still there
